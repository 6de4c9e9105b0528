import { beforeEach, expect, it } from 'vitest'
import { withDefaults } from '#src/app/withDefaults.ts'
import type { ArchiveEntry } from '#src/domain/data/archiveManifest.ts'
import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import { defaultArchive } from '#src/firebase/collections/defaultArchive.ts'
import { setProduct } from '#src/product/currentProduct.ts'

const cover: ArchiveEntry = {
  path: 'files/cover.png',
  size: 10,
  sha256: '',
  kind: 'file',
  fileId: '00000000-0000-4000-8000-000000000000',
  attachedTo: 'dune',
  name: 'cover.png',
  type: 'image/png',
}
const book: ArchiveEntry = { path: 'books/1.json', size: 10, sha256: '', kind: 'document' }

beforeEach(() => setProduct(withDefaults({ pages: [], collections: ['books'] })))

it('an archive of documents and files is read, also by a product that has no files anymore', () => {
  expect(defaultArchive.refusalOf([book, cover])).toBeNull()
  expect(defaultArchive.readEntry(cover, new Uint8Array())).toEqual({ files: 1 })
})

it.each([
  ['an unknown kind', { kind: 'note' }],
  ['an ID that leads elsewhere', { fileId: '../dune' }],
  ['no document', { attachedTo: '' }],
  ['a document that lies elsewhere', { attachedTo: 'dune/quotes' }],
  ['no name', { name: undefined }],
  ['a name that is too long', { name: 'a'.repeat(201) }],
  ['no type', { type: 7 }],
  ['no content', { size: 0 }],
])('an archive whose file has %s is refused as damaged', (_, change) => {
  expect(defaultArchive.refusalOf([book, { ...cover, ...change }])).toBe('damaged')
})

it('an archive is refused if a file in it is larger than one can be', () => {
  expect(defaultArchive.refusalOf([{ ...cover, size: fileSizeLimit }])).toBeNull()
  expect(defaultArchive.refusalOf([{ ...cover, size: fileSizeLimit + 1 }])).toBe('too-large')
})
