import { Blob as NodeBlob } from 'node:buffer'
import { afterEach, expect, it, vi } from 'vitest'
import { encryptedStore } from '#src/device/encryptedStore.ts'
import { encryptedFiles } from '#src/device/encryptedFiles.ts'
import { keyFrom } from '#src/device/encryption.ts'
import { stubDisk } from '#tests/support/stubLocalStore.ts'

/** Encryption takes from 1,000 to 1,020. */
const writtenAt = 1_020

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a value has the time it is from, or else that of its writing', async () => {
  const { key, connection, recordsOf } = await openStores()
  const cache = encryptedStore<string>({ connection, store: 'cache', key, uid: 'ada' })
  await cache.put('page', 'Milk', { putAt: 5 })
  await cache.put('note', 'Bread')
  expect(recordsOf('cache').get('page')?.putAt).toBe(5)
  expect(recordsOf('cache').get('note')?.putAt).toBe(writtenAt)
})

it('a value that was outdated while it was encrypted is not written', async () => {
  const { key, connection, recordsOf } = await openStores()
  const cache = encryptedStore<string>({ connection, store: 'cache', key, uid: 'ada' })
  await cache.put('page', 'Milk')
  await cache.put('page', 'Bread', { isCurrent: () => Date.now() < writtenAt })
  expect(recordsOf('cache').size).toBe(1)
  expect(await cache.get('page')).toBe('Milk')
})

it('a file that waits for its upload has the time of its writing', async () => {
  const { key, connection, recordsOf } = await openStores()
  const files = encryptedFiles<{ id: string }>({ connection, key, uid: 'ada' })
  const bytes = new NodeBlob(['heron']) as Blob
  await files.write('heron', { row: { id: 'heron' }, bytes })
  expect(recordsOf('uploads').get('heron')?.putAt).toBe(writtenAt)
})

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
