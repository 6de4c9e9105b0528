import { beforeEach, expect, it, vi } from 'vitest'
import { connect, removeDatabase, type EncryptedRecord } from '#src/storage/encrypted/database.ts'
import { removeLocalData } from '#src/storage/deviceCleanup.ts'
import { openLocalStore } from '#src/storage/encrypted/localStore.ts'
import { userKeyName } from '#src/domain/session/storageKeys.ts'
import { emptyJournal } from '#tests/support/emptyJournal.ts'
import { stubDisk, type StubDisk } from '#tests/support/stubLocalStore.ts'

vi.mock('#src/storage/encrypted/database.ts', { spy: true })

const nextVersion = 2

const stores = ['rows', 'uploads', 'uploadBytes'] as const

let disk: StubDisk

beforeEach(async () => {
  await emptyJournal()
  vi.stubGlobal('navigator', {})
  disk = stubDisk()
  vi.mocked(connect).mockReturnValue(disk.connection)
  vi.mocked(removeDatabase).mockResolvedValue()
})

function store(name: string, id: string, v = 1): EncryptedRecord {
  const record = {
    v,
    kid: 'own',
    id,
    iv: new Uint8Array(12),
    ciphertext: new ArrayBuffer(32),
    putAt: 0,
  }
  disk.recordsOf(name).set(id, record)
  return record
}

const idsIn = (name: string) => [...disk.recordsOf(name).keys()]

it('a sign-out that discards an edit leaves the row that another build has stored for its note', async () => {
  for (const name of stores) for (const id of ['kept', 'discarded']) store(name, id)
  store('rows', 'other-row', nextVersion)
  store('uploads', 'other-file', nextVersion)
  store('uploadBytes', 'other-file')
  const ids = ['discarded', 'other-row', 'other-file', 'never-stored']
  expect(await removeLocalData('ada', ids)).toBe(true)
  expect(stores.map(idsIn)).toEqual([
    ['kept', 'other-row'],
    ['kept', 'other-file'],
    ['kept', 'other-file'],
  ])
  expect(removeDatabase).not.toHaveBeenCalled()
})

it('an account that is deleted leaves nothing, whichever build has stored it', async () => {
  store('rows', 'other-row', nextVersion)
  store('keys', userKeyName, nextVersion)
  expect(await removeLocalData('ada', 'all')).toBe(true)
  expect([...stores, 'keys'].map(idsIn)).toEqual([[], [], [], []])
  expect(removeDatabase).toHaveBeenCalledWith('ada')
})

it("another build's key stays, and this one works with the account's", async () => {
  const other = store('keys', userKeyName, nextVersion)
  const policy = {
    isShared: () => false,
    isOwn: () => false,
    fetchKey: () => Promise.resolve(new Uint8Array(32)),
  }
  const ready = vi.fn<() => void>()
  const listeners = { onChange: ready, onLoss: () => {}, onNextTry: () => {} }
  const localStore = openLocalStore('ada', policy, listeners)
  localStore.wantKey()
  await vi.waitFor(() => expect(localStore.disk()?.key.v).toBe(1))
  await localStore.confirm()
  expect(disk.recordsOf('keys').get(userKeyName)).toBe(other)
  await localStore.close()
})
