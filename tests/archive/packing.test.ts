import { expect, test } from 'vitest'
import { emptyContent } from '#src/domain/note.ts'
import { exportOf, partsIn, refusalOf } from '#tests/support/archives.ts'
import { memoryVault, sourceIn, type MemoryVault } from '#tests/support/memoryVault.ts'
import { contentOf, noteOf } from '#tests/support/notes.ts'
import { addFile, addNote, idOf, smallVault, waiting } from '#tests/support/smallVault.ts'

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

test('a file that arrives while others are packed is in it once, and so is its note', async () => {
  const vault = memoryVault()
  addFile(vault, 11, addNote(vault, 1, contentOf('Milk')))
  const upload = { id: idOf(12), noteId: idOf(2), name: 'file 12.txt', size: 7, type: 'text/plain' }
  vault.uploads.push({ file: upload, bytes: new Blob(['file 12']) })
  const { manifest } = await exportOf(
    vault,
    whilePacking(vault, () => {
      addFile(vault, 12, addNote(vault, 2, contentOf('Tea', { title: 'New' })))
      vault.uploads = []
    }),
  )
  expect(manifest.entries.map(({ path }) => path).slice(3)).toEqual([
    'files/Shopping/file 11.txt',
    'notes/New.md',
    `notes/data/${idOf(2)}.json`,
    'files/New/file 12.txt',
  ])
  expect(manifest.missing).toEqual([])
})

test('one whose answer was lost is in it once, too', async () => {
  const vault = memoryVault()
  addFile(vault, 11, addNote(vault, 1, contentOf('Milk')))
  const upload = { id: idOf(12), noteId: idOf(1), name: 'file 12.txt', size: 7, type: 'text/plain' }
  vault.uploads.push({ file: upload, bytes: new Blob(['file 12']) })
  const source = whilePacking(vault, () => addFile(vault, 12, idOf(1)))
  const { manifest, archive } = await exportOf(vault, source)
  expect(manifest.counts).toMatchObject({ files: 1, unsynced: 1 })
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
})

test('a note that takes an edit after it was read is in it as it is then, and only so', async () => {
  const vault = memoryVault()
  const noteId = addNote(vault, 1, contentOf('Milk'))
  addFile(vault, 11, noteId)
  vault.rows.push(waiting(1, contentOf('Milk'), contentOf('Milk, bread')))
  const deliver = () => {
    vault.rows = []
    const content = contentOf('Milk, bread', { title: 'Breakfast', deleted: true })
    vault.notes.set(noteId, noteOf(content, { id: noteId, opId: 'mine' }))
  }
  const { manifest, archive } = await exportOf(vault, whilePacking(vault, deliver))
  expect(manifest.counts).toMatchObject({ notes: 1, inTrash: 1, unsynced: 0 })
  const parts = await partsIn(archive)
  const texts = parts.filter(({ path }) => path.endsWith('.md'))
  expect(texts.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['notes/Shopping.md', '# Breakfast\n\nMilk, bread'],
  ])
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
})

test('an edit that its note has taken already is in it once', async () => {
  const vault = memoryVault()
  const row = waiting(1, contentOf('Milk'), contentOf('Milk, bread'))
  const id = idOf(1)
  const merged = contentOf('Tea, milk, bread')
  vault.notes.set(id, noteOf(merged, { id, parentOpId: row.edit.opId }))
  const copied = waiting(2, contentOf('Salt'), contentOf('Salt, pepper'))
  addNote(vault, 2, contentOf('Sugar'))
  addNote(vault, 102, contentOf('Salt, pepper', { conflictOf: idOf(2) }))
  vault.rows.push(row, copied)
  const { manifest } = await exportOf(vault)
  expect(manifest.counts).toMatchObject({ notes: 3, conflicts: 1, unsynced: 0 })
})

test('notes that another device makes and changes meanwhile are in it as they are at the end', async () => {
  const vault = memoryVault()
  addFile(vault, 11, addNote(vault, 1, contentOf('Milk')))
  const write = () => {
    vault.notes.set(idOf(1), noteOf(contentOf('Bread'), { id: idOf(1), opId: 'theirs' }))
    addNote(vault, 2, contentOf('Tea', { title: 'New' }))
  }
  const { manifest, archive } = await exportOf(vault, whilePacking(vault, write))
  expect(manifest.counts).toMatchObject({ notes: 2, files: 1 })
  const texts = (await partsIn(archive)).filter(({ path }) => path.endsWith('.md'))
  expect(texts.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['notes/Shopping.md', '# Shopping\n\nBread'],
    ['notes/New.md', '# New\n\nTea'],
  ])
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
})

test('what lies on the device and cannot be opened is named, and the archive is whole', async () => {
  const vault = memoryVault({ sealed: 2 })
  const { manifest, archive } = await exportOf(vault)
  const sealed = { noteId: null, fileId: null, name: 'Kept here', size: 0, why: 'sealed' }
  expect(manifest.missing).toEqual([sealed, sealed])
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
})

test('words that are far too long to be sent come back; only those beyond any measure stay out', async () => {
  const vault = memoryVault()
  const longer = contentOf('x'.repeat(64 * 1_048_576), { title: 'Longer' })
  vault.rows.push(waiting(1, null, contentOf('x'.repeat(11 * 1_048_576))), waiting(2, null, longer))
  const { manifest, archive } = await exportOf(vault)
  expect(manifest.counts.unsynced).toBe(1)
  expect(manifest.missing.map(({ name, why }) => [name, why])).toEqual([['Longer', 'too-large']])
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
}, 30_000)

test('a disk that is full is told as what it is', async () => {
  const full = new DOMException('Full.', 'QuotaExceededError')
  const sink = new WritableStream({ write: () => Promise.reject(full) })
  await expect(exportOf(smallVault(), undefined, sink)).rejects.toBe(full)
})

/** A vault where something happens while its first file is being read. */
function whilePacking(vault: MemoryVault, happen: () => void) {
  const source = sourceIn(vault)
  let hasHappened = false
  const bytes: typeof source.bytes = (file) => {
    if (!hasHappened) happen()
    hasHappened = true
    return source.bytes(file)
  }
  return { ...source, bytes }
}
