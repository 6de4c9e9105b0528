import { beforeEach, expect, it, vi } from 'vitest'
import { encryptedVersion } from '#src/domain/versionedRecord.ts'
import { openLocalDatabase } from '#src/storage/encrypted/database.ts'
import { localStoreName } from '#src/storage/encrypted/storageNames.ts'
import { holdLock, waitUntilUnlocked } from '#src/storage/locks/locks.ts'
import { removeLocalData } from '#src/storage/session/removeLocalData.ts'
import { withDisk } from '#tests/support/fakes/disk.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'
import { fakeLocks } from '#tests/support/fakes/fakeLocks.ts'

withDisk()

beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks()('tab') })
  await emptyJournal()
})

it('what another tab stores after the sign-out has counted is kept, until that tab is closed', async () => {
  const name = localStoreName('ada')
  const leave = holdLock(name)
  await vi.waitFor(async () => expect(await waitUntilUnlocked(name, 0)).toBe(false))
  const onLoss = vi.fn<() => void>()
  const otherPage = openLocalDatabase('ada', onLoss)
  const bytes = { iv: new Uint8Array(12), ciphertext: new ArrayBuffer(32) }
  const row = { v: encryptedVersion, kid: 'own', id: 'gate', ...bytes, putAt: 0 }
  const idsOnDisk = () => otherPage.read(['rows'], (records) => records('rows').getAllKeys())
  expect(await idsOnDisk()).toEqual([])

  expect(await removeLocalData('ada', [])).toBe(true)
  expect(onLoss).not.toHaveBeenCalled()
  await otherPage.change(['rows'], (records) => records('rows').put(row))
  expect(await removeLocalData('ada', [])).toBe(true)
  expect(await idsOnDisk()).toEqual(['gate'])

  await otherPage.change(['rows'], (records) => records('rows').clear())
  await otherPage.close()
  leave()
  expect(await removeLocalData('ada', [])).toBe(true)
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name)
})
