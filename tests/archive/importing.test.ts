import { expect, test } from 'vitest'
import { freshImport } from '#src/device/archive/restoreArchive.ts'
import { exported, imported } from '#tests/support/archives.ts'
import { memoryVault } from '#tests/support/memoryVault.ts'
import { contentOf, noteOf } from '#tests/support/notes.ts'
import { addFile, addNote, idOf, smallVault } from '#tests/support/smallVault.ts'

test('what was not sent comes, too: an edit in its note, a new note with its file', async () => {
  const vault = memoryVault()
  const { tally } = await imported(await exported(smallVault()), vault)
  expect(tally).toMatchObject({ notesAdded: 4, apart: 0, filesAdded: 3, leftOut: [] })
  expect([...vault.notes.values()].map(({ content }) => content.body)).toEqual([
    'Milk, bread',
    'Old',
    'Milk and tea',
    'New',
  ])
  expect(vault.files.get(idOf(13))?.file.noteId).toBe(idOf(4))
})

test('a note of the trash goes there once its files are with it', async () => {
  const vault = memoryVault()
  await imported(await exported(smallVault()), vault)
  expect(vault.notes.get(idOf(2))?.content.deleted).toBe(true)
  expect(vault.files.get(idOf(12))?.file.noteId).toBe(idOf(2))
})

test('a note that says something else here stays, and the words come once, however often', async () => {
  const vault = memoryVault()
  addNote(vault, 1, contentOf('Bread'))
  const archive = await exported(smallVault())
  const { tally } = await imported(archive, vault)
  expect(tally.apart).toBe(1)
  expect(vault.notes.get(idOf(1))?.content.body).toBe('Bread')
  const before = [...vault.notes.keys()]
  expect((await imported(archive, vault)).tally).toMatchObject({ notesAdded: 0, filesAdded: 0 })
  expect([...vault.notes.keys()]).toEqual(before)
})

test('a note that was restored from the trash here is not put there again', async () => {
  const vault = memoryVault()
  const archive = await exported(smallVault())
  addNote(vault, 2, contentOf('Old', { title: 'Thrown away' }))
  await imported(archive, vault)
  expect(vault.notes.get(idOf(2))?.content.deleted).toBe(false)
})

test('files of a note that is in the trash here are left out by name', async () => {
  const vault = memoryVault()
  addNote(vault, 1, contentOf('Milk', { deleted: true }))
  const source = memoryVault()
  addFile(source, 11, addNote(source, 1, contentOf('Milk')))
  const { tally } = await imported(await exported(source), vault)
  expect(tally.leftOut).toEqual([{ name: 'file 11.txt', why: 'note-gone' }])
})

test('a file whose id is just being deleted here comes under another, always the same', async () => {
  const source = memoryVault()
  addFile(source, 11, addNote(source, 1, contentOf('Milk')))
  const archive = await exported(source)
  const vault = memoryVault()
  addFile(vault, 11, addNote(vault, 1, contentOf('Milk')), { state: 'leaving' })
  expect((await imported(archive, vault)).tally).toMatchObject({ filesAdded: 1, notesThere: 1 })
  expect((await imported(archive, vault)).tally).toMatchObject({ filesAdded: 0, filesThere: 1 })
  expect(vault.files.size).toBe(2)
})

test('where there is no room, it stops with what is in, and goes on once there is', async () => {
  const archive = await exported(smallVault())
  const vault = memoryVault({ room: { notes: 2, files: 1 } })
  const state = freshImport()
  expect(await imported(archive, vault, state)).toMatchObject({
    full: 'files',
    tally: { notesAdded: 2, filesAdded: 1 },
  })
  vault.room.files = 9
  expect(await imported(archive, vault, state)).toMatchObject({
    full: 'notes',
    tally: { notesAdded: 2, filesAdded: 2 },
  })
  expect(vault.notes.get(idOf(2))?.content.deleted).toBe(true)
  vault.room.notes = 9
  const { full, tally } = await imported(archive, vault, state)
  expect(full).toBe(null)
  expect(tally).toMatchObject({ notesAdded: 4, filesAdded: 3 })
  expect(tally.bytes).toBe(tally.bytesInAll)
})

test('words that are it’s too long for a note are left out by name', async () => {
  const source = memoryVault()
  const content = contentOf('x'.repeat(200_001), { title: 'Long' })
  source.rows.push({
    noteId: idOf(1),
    basis: null,
    edit: { opId: idOf(2), content, savedAt: 0 },
    refusal: 'too-long',
  })
  const { tally } = await imported(await exported(source), memoryVault())
  expect(tally.leftOut).toEqual([{ name: 'Long', why: 'too-long' }])
})

test('half an emoji becomes the sign for it, as the server would have it', async () => {
  const source = memoryVault()
  source.notes.set(idOf(1), noteOf(contentOf('\uD83D'), { id: idOf(1) }))
  const vault = memoryVault()
  await imported(await exported(source), vault)
  expect(vault.notes.get(idOf(1))?.content.body).toBe('\uFFFD')
})
