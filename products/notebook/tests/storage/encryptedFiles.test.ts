import { Blob as NodeBlob } from 'node:buffer'
import { afterEach, expect, it, vi } from 'vitest'
import { openEncryptedFiles } from '#products/notebook/storage/encryptedFiles.ts'
import { encryptedVersion } from '#src/domain/versionedRecord.ts'
import { keyFrom } from '#src/storage/encrypted/encryption.ts'
import { stubDisk } from '#tests/support/fakes/stubLocalStore.ts'

/** Encryption takes from 1,000 to 1,020. */
const writtenAt = 1_020

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a file that waits for its upload has the time of its writing', async () => {
  const { files, recordsOf } = await openFiles()
  const bytes = new NodeBlob(['heron']) as Blob
  await files.write('heron', { row: { id: 'heron' }, bytes })
  expect(recordsOf('uploads').get('heron')?.putAt).toBe(writtenAt)
})

it('the bytes of a file that another build has stored are not read as damaged', async () => {
  const { files, recordsOf } = await openFiles()
  await files.write('heron', { row: { id: 'heron' }, bytes: new NodeBlob(['heron']) as Blob })
  const record = recordsOf('uploadBytes').get('heron')
  if (!record) throw new Error('Nothing was stored.')
  recordsOf('uploadBytes').set('heron', { ...record, v: encryptedVersion + 1 })
  await expect(files.bytes('heron')).rejects.toThrow('Another build has stored these bytes.')
})

async function openFiles() {
  const key = await keyFrom(new Uint8Array(32))
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((...task) => {
    vi.setSystemTime(writtenAt)
    return encrypt(...task)
  })
  const { database, recordsOf } = stubDisk()
  return { recordsOf, files: openEncryptedFiles<{ id: string }>({ database, key, uid: 'ada' }) }
}
