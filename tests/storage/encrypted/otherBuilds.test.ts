import { beforeEach, expect, it, vi } from 'vitest'
import { userKeyName } from '#src/domain/session/storageKeys.ts'
import { encryptedVersion, storedVersion } from '#src/domain/versionedRecord.ts'
import { openLocalDatabase, type LocalDatabase } from '#src/storage/encrypted/database.ts'
import { openLocalStore } from '#src/storage/encrypted/localStore.ts'
import { localStoreName } from '#src/storage/encrypted/storageNames.ts'
import { removeLocalData } from '#src/storage/session/removeLocalData.ts'
import { keyBytes, withDisk } from '#tests/support/fakes/disk.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'

const nextVersion = encryptedVersion + 1

const stores = ['rows', 'uploads', 'uploadBytes'] as const

type Name = (typeof stores)[number] | 'keys'

withDisk()

beforeEach(async () => {
  await emptyJournal()
  vi.stubGlobal('navigator', {})
})

async function store(name: Name, id: string, v = encryptedVersion): Promise<void> {
  const bytes = { iv: new Uint8Array(12), ciphertext: new ArrayBuffer(32) }
  const record = { v, kid: 'own', id, ...bytes, putAt: 0 }
  const key = name === 'keys' ? id : undefined
  await onDisk(({ change }) => change([name], (records) => records(name).put(record, key)))
}

const idsIn = (name: Name) =>
  onDisk(({ read }) => read([name], (records) => records(name).getAllKeys()))

async function onDisk<Result>(work: (database: LocalDatabase) => Promise<Result>): Promise<Result> {
  const database = openLocalDatabase('ada')
  const result = await work(database)
  await database.close()
  return result
}

it('a sign-out that discards an edit leaves the row that another build has stored for its note', async () => {
  for (const name of stores) for (const id of ['kept', 'discarded']) await store(name, id)
  await store('rows', 'other-row', nextVersion)
  await store('uploads', 'other-file', nextVersion)
  await store('uploadBytes', 'other-file')
  const ids = ['discarded', 'other-row', 'other-file', 'never-stored']
  expect(await removeLocalData('ada', ids)).toBe(true)
  expect(await Promise.all(stores.map(idsIn))).toEqual([
    ['kept', 'other-row'],
    ['kept', 'other-file'],
    ['kept', 'other-file'],
  ])
})

it('an account that is deleted leaves nothing, whichever build has stored it', async () => {
  await store('rows', 'other-row', nextVersion)
  await store('keys', userKeyName, nextVersion)
  expect(await removeLocalData('ada', 'all')).toBe(true)
  const left = (await indexedDB.databases()).map(({ name }) => name)
  expect(left).not.toContain(localStoreName('ada'))
})

it("another build's key stays, and this one works with the account's", async () => {
  await store('keys', userKeyName, nextVersion)
  const ready = vi.fn<() => void>()
  const listeners = { onChange: ready, onLoss: () => {}, onNextTry: () => {} }
  const localStore = openLocalStore('ada', () => Promise.resolve(keyBytes), listeners)
  localStore.fetchKeyIfMissing()
  await vi.waitFor(() => expect(localStore.disk()?.key.v).toBe(storedVersion))
  await localStore.confirm()
  const kept = await onDisk(({ read }) =>
    read(['keys'], (records) => records('keys').get(userKeyName)),
  )
  expect(kept).toMatchObject({ v: nextVersion, kid: 'own' })
  await localStore.close()
})
