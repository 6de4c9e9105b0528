import { Blob as PlatformBlob } from 'node:buffer'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readUpload } from '#products/notebook/firebase/files/readUpload.ts'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { row } from '#products/notebook/tests/support/storedUploads.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'

withNotebooks('ada')

// The platform's cryptography doesn't accept the Blob of jsdom.
beforeAll(() => vi.stubGlobal('Blob', PlatformBlob))
afterAll(() => vi.unstubAllGlobals())

it('a file whose bytes could not be read once is read from the disk again, and is not damaged', async () => {
  const { uploads } = notebookOf('ada')
  await uploads.add(row, new Blob(['hello']))
  // As on a disk that is too busy.
  vi.spyOn(uploads, 'bytes').mockResolvedValueOnce(null)
  expect(await (await readUpload('ada', row.id))?.text()).toBe('hello')
})

it('a file whose bytes are gone is reported as such', async () => {
  const { uploads } = notebookOf('ada')
  await uploads.add(row, new Blob(['hello']))
  await uploads.update(row.id, () => null)
  expect(await readUpload('ada', row.id)).toBeNull()
})
