import { expect, test } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { exportOf, refusalOf } from '#products/notebook/tests/support/archives.ts'
import {
  memoryUserData,
  sourceIn,
  type MemoryUserData,
} from '#products/notebook/tests/support/memoryUserData.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'
import {
  addFile,
  addNote,
  idOf,
  smallUserData,
  unsentRow,
} from '#products/notebook/tests/support/smallUserData.ts'
import { partsIn } from '#tests/support/zip.ts'

test('notes are packed twice, files by note, and unsent changes separately', async () => {
  const { manifest, archive } = await exportOf(smallUserData())
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
    'unsent/Shopping.md',
    `unsent/data/${idOf(1)}.json`,
    'unsent/Shopping (2).md',
    `unsent/data/${idOf(4)}.json`,
    'unsent/files/Shopping (3)/later.txt',
    'manifest.json',
  ])
  expect(manifest.counts).toEqual({
    notes: 3,
    inTrash: 1,
    conflicts: 1,
    files: 2,
    bytes: 14,
    unsent: 3,
  })
  expect(manifest.missing).toEqual([])
})

test('the manifest lists the length and SHA-256 of every entry', async () => {
  const { manifest, archive } = await exportOf(smallUserData())
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

test('an unreadable file is listed, and all others are packed', async () => {
  const account = memoryUserData()
  const noteId = addNote(account, 1, contentOf('Milk'))
  addFile(account, 11, noteId, { bytes: null })
  addFile(account, 12, noteId)
  addFile(account, 13, noteId, { state: 'uploading' })
  addFile(account, 14, noteId, { state: 'deleting' })
  const { manifest } = await exportOf(account)
  expect(manifest.counts.files).toBe(1)
  expect(manifest.missing.map(({ fileId, why }) => ({ fileId, why }))).toEqual([
    { fileId: idOf(11), why: 'unreadable' },
    { fileId: idOf(13), why: 'not-arrived' },
  ])
})

test('files without a note and empty notes have names, and the picture is left to the door', async () => {
  const account = memoryUserData()
  addNote(account, 1, emptyContent)
  addFile(account, 11, null)
  addFile(account, 12, idOf(9))
  const { manifest } = await exportOf(account)
  expect(manifest.entries.map(({ path }) => path)).toEqual([
    'account.json',
    'notes/Untitled.md',
    `notes/data/${idOf(1)}.json`,
    'files/Files without a note/file 12.txt',
  ])
})

test('a file that arrives during the export is packed once, with its note', async () => {
  const account = memoryUserData()
  addFile(account, 11, addNote(account, 1, contentOf('Milk')))
  const upload = { id: idOf(12), noteId: idOf(2), name: 'file 12.txt', size: 7, type: 'text/plain' }
  account.uploads.push({ file: upload, bytes: new Blob(['file 12']) })
  const { manifest } = await exportOf(
    account,
    whilePacking(account, () => {
      addFile(account, 12, addNote(account, 2, contentOf('Tea', { title: 'New' })))
      account.uploads = []
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

test('an edit whose response was lost is packed once', async () => {
  const account = memoryUserData()
  addFile(account, 11, addNote(account, 1, contentOf('Milk')))
  const upload = { id: idOf(12), noteId: idOf(1), name: 'file 12.txt', size: 7, type: 'text/plain' }
  account.uploads.push({ file: upload, bytes: new Blob(['file 12']) })
  const source = whilePacking(account, () => addFile(account, 12, idOf(1)))
  const { manifest, archive } = await exportOf(account, source)
  expect(manifest.counts).toMatchObject({ files: 1, unsent: 1 })
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
})

test('a note that takes an edit after it was read is packed once, with the edit', async () => {
  const account = memoryUserData()
  const noteId = addNote(account, 1, contentOf('Milk'))
  addFile(account, 11, noteId)
  account.rows.push(unsentRow(1, contentOf('Milk'), contentOf('Milk, bread')))
  const deliver = () => {
    account.rows = []
    const content = contentOf('Milk, bread', { title: 'Breakfast', isInTrash: true })
    account.notes.set(noteId, noteOf(content, { id: noteId, editId: 'mine' }))
  }
  const { manifest, archive } = await exportOf(account, whilePacking(account, deliver))
  expect(manifest.counts).toMatchObject({ notes: 1, inTrash: 1, unsent: 0 })
  const parts = await partsIn(archive)
  const texts = parts.filter(({ path }) => path.endsWith('.md'))
  expect(texts.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['notes/Shopping.md', '# Breakfast\n\nMilk, bread'],
  ])
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
})

test('an edit that its note already contains is packed once', async () => {
  const account = memoryUserData()
  const row = unsentRow(1, contentOf('Milk'), contentOf('Milk, bread'))
  const id = idOf(1)
  const merged = contentOf('Tea, milk, bread')
  account.notes.set(id, noteOf(merged, { id, parentEditId: row.edit.editId }))
  const copied = unsentRow(2, contentOf('Salt'), contentOf('Salt, pepper'))
  addNote(account, 2, contentOf('Sugar'))
  addNote(account, 102, contentOf('Salt, pepper', { conflictOf: idOf(2) }))
  account.rows.push(row, copied)
  const { manifest } = await exportOf(account)
  expect(manifest.counts).toMatchObject({ notes: 3, conflicts: 1, unsent: 0 })
})

test('notes that another device changes during the export are packed as they are at the end', async () => {
  const account = memoryUserData()
  addFile(account, 11, addNote(account, 1, contentOf('Milk')))
  const write = () => {
    account.notes.set(idOf(1), noteOf(contentOf('Bread'), { id: idOf(1), editId: 'theirs' }))
    addNote(account, 2, contentOf('Tea', { title: 'New' }))
  }
  const { manifest, archive } = await exportOf(account, whilePacking(account, write))
  expect(manifest.counts).toMatchObject({ notes: 2, files: 1 })
  const texts = (await partsIn(archive)).filter(({ path }) => path.endsWith('.md'))
  expect(texts.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['notes/Shopping.md', '# Shopping\n\nBread'],
    ['notes/New.md', '# New\n\nTea'],
  ])
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
})

test("rows that can't be decrypted are counted, and the rest is packed", async () => {
  const account = memoryUserData({ encrypted: 2 })
  const { manifest, archive } = await exportOf(account)
  const encrypted = { noteId: null, fileId: null, name: 'Kept here', size: 0, why: 'encrypted' }
  expect(manifest.missing).toEqual([encrypted, encrypted])
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
})

test('text that is too long to send is exported and imported, up to a size limit', async () => {
  const account = memoryUserData()
  const longer = contentOf('x'.repeat(64 * 1_048_576), { title: 'Longer' })
  account.rows.push(
    unsentRow(1, null, contentOf('x'.repeat(11 * 1_048_576))),
    unsentRow(2, null, longer),
  )
  const { manifest, archive } = await exportOf(account)
  expect(manifest.counts.unsent).toBe(1)
  expect(manifest.missing.map(({ name, why }) => [name, why])).toEqual([['Longer', 'too-large']])
  await expect(refusalOf(archive)).rejects.toThrow('The archive was taken.')
}, 30_000)

test('a full disk is reported as a full disk', async () => {
  const full = new DOMException('Full.', 'QuotaExceededError')
  const sink = new WritableStream({ write: () => Promise.reject(full) })
  await expect(exportOf(smallUserData(), undefined, sink)).rejects.toBe(full)
})

/** A source that calls `happen` when its first file is read. */
function whilePacking(account: MemoryUserData, happen: () => void) {
  const source = sourceIn(account)
  let hasHappened = false
  const bytes: typeof source.bytes = (file) => {
    if (!hasHappened) happen()
    hasHappened = true
    return source.bytes(file)
  }
  return { ...source, bytes }
}
