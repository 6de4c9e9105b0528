import { afterEach, expect, it, vi } from 'vitest'
import { encryptedVersion } from '#src/domain/versionedRecord.ts'
import { encryptedStore, unreadable } from '#src/storage/encrypted/encryptedStore.ts'
import { keyFrom } from '#src/storage/encrypted/encryption.ts'
import { stubDisk } from '#tests/support/fakes/stubLocalStore.ts'

/** Encryption takes from 1,000 to 1,020. */
const writtenAt = 1_020

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a value has the time it is from, or else that of its writing', async () => {
  const { key, database, recordsOf } = await openStores()
  const cache = encryptedStore<string>({ database, store: 'cache', key, uid: 'ada', hasKnownShape })
  await cache.put('page', 'Milk', { putAt: 5 })
  await cache.put('note', 'Bread')
  expect(recordsOf('cache').get('page')?.putAt).toBe(5)
  expect(recordsOf('cache').get('note')?.putAt).toBe(writtenAt)
})

it('a value that was outdated while it was encrypted is not written', async () => {
  const { key, database, recordsOf } = await openStores()
  const cache = encryptedStore<string>({ database, store: 'cache', key, uid: 'ada', hasKnownShape })
  await cache.put('page', 'Milk')
  await cache.put('page', 'Bread', { isCurrent: () => Date.now() < writtenAt })
  expect(recordsOf('cache').size).toBe(1)
  expect(await cache.get('page')).toBe('Milk')
})

it('a value of another build, of another key, or in another shape is unreadable, and stays', async () => {
  const { key, database, recordsOf } = await openStores()
  const options = { database, store: 'cache', key, uid: 'ada' } as const
  await encryptedStore<object>({ ...options, hasKnownShape }).put('one', { title: 'Milk' })
  const record = recordsOf('cache').get('one')
  if (!record) throw new Error('Nothing was stored.')
  recordsOf('cache').set('two', { ...record, id: 'two', v: encryptedVersion + 1 })
  recordsOf('cache').set('three', { ...record, id: 'three', kid: 'another' })
  const cache = encryptedStore<object>({ ...options, hasKnownShape: isBread })
  expect(new Map(await cache.all())).toEqual(
    new Map(['one', 'two', 'three'].map((id) => [id, unreadable])),
  )
  expect(await cache.get('two')).toBe(unreadable)
  expect(recordsOf('cache').size).toBe(3)
})

const hasKnownShape = () => true

const isBread = (value: object) => 'bread' in value

async function openStores() {
  const key = await keyFrom(new Uint8Array(32))
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((...task) => {
    vi.setSystemTime(writtenAt)
    return encrypt(...task)
  })
  return { key, ...stubDisk() }
}
