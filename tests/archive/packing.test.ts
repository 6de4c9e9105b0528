import { expect, test } from 'vitest'
import { emptyContent } from '#src/domain/note.ts'
import { exportOf, partsIn } from '#tests/support/archives.ts'
import { memoryVault } from '#tests/support/memoryVault.ts'
import { contentOf } from '#tests/support/notes.ts'
import { addFile, addNote, idOf, smallVault } from '#tests/support/smallVault.ts'

test('everything has its place: notes twice, files by note, and apart what was not sent', async () => {
  const { manifest, archive } = await exportOf(smallVault())
  expect((await partsIn(archive)).map(({ path }) => path)).toEqual([
    'account.json',
    'notes/Shopping.md',
    `notes/data/${idOf(1)}.json`,
    'notes/Thrown away.md',
    `notes/data/${idOf(2)}.json`,
    'notes/Shopping (2).md',
    `notes/data/${idOf(3)}.json`,
    'files/Shopping/file 11.txt',
    'files/Thrown away/file 12.txt',
    'unsynced/Shopping.md',
    `unsynced/data/${idOf(1)}.json`,
    'unsynced/Shopping (2).md',
    `unsynced/data/${idOf(4)}.json`,
    'unsynced/files/Shopping (3)/later.txt',
    'manifest.json',
  ])
  expect(manifest.counts).toEqual({
    notes: 3,
    inTrash: 1,
    conflicts: 1,
    files: 2,
    bytes: 14,
    unsynced: 3,
  })
  expect(manifest.missing).toEqual([])
})

test('the manifest says of every entry how long it is and what its SHA-256 is', async () => {
  const { manifest, archive } = await exportOf(smallVault())
  const parts = await partsIn(archive)
  const found = await Promise.all(
    parts.slice(0, -1).map(async ({ path, bytes }) => {
      const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
      return { path, size: bytes.length, sha256: digest }
    }),
  )
  expect(manifest.entries.map(({ path, size, sha256 }) => ({ path, size, sha256 }))).toEqual(found)
  const said: unknown = JSON.parse(new TextDecoder().decode(parts.at(-1)?.bytes))
  expect(said).toEqual(manifest)
})

test('a file that cannot be read is named, and every other one is packed', async () => {
  const vault = memoryVault()
  const noteId = addNote(vault, 1, contentOf('Milk'))
  addFile(vault, 11, noteId, { bytes: null })
  addFile(vault, 12, noteId)
  addFile(vault, 13, noteId, { state: 'arriving' })
  addFile(vault, 14, noteId, { state: 'leaving' })
  const { manifest } = await exportOf(vault)
  expect(manifest.counts.files).toBe(1)
  expect(manifest.missing.map(({ fileId, why }) => ({ fileId, why }))).toEqual([
    { fileId: idOf(11), why: 'unreadable' },
    { fileId: idOf(13), why: 'not-arrived' },
  ])
})

test('a picture, a file without its note and a note without a word have names, too', async () => {
  const vault = memoryVault()
  addNote(vault, 1, emptyContent)
  addFile(vault, 11, null)
  addFile(vault, 12, idOf(9))
  const { manifest } = await exportOf(vault)
  expect(manifest.entries.map(({ path }) => path)).toEqual([
    'account.json',
    'notes/Empty note.md',
    `notes/data/${idOf(1)}.json`,
    'picture',
    'files/Files without a note/file 12.txt',
  ])
})
