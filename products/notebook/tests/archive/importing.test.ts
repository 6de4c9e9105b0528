import { expect, test } from 'vitest'
import { newImport } from '#products/notebook/storage/archive/restoreEntries.ts'
import { exported, imported } from '#products/notebook/tests/support/archives.ts'
import { memoryUserData } from '#products/notebook/tests/support/memoryUserData.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'
import {
  addFile,
  addNote,
  idOf,
  smallUserData,
} from '#products/notebook/tests/support/smallUserData.ts'

test('unsent edits are imported into their notes, and an unsent note with its file', async () => {
  const account = memoryUserData()
  const { tally } = await imported(await exported(smallUserData()), account)
  expect(tally).toMatchObject({ notesAdded: 4, separateNotes: 0, filesAdded: 3, leftOut: [] })
  expect([...account.notes.values()].map(({ content }) => content.body)).toEqual([
    'Milk, bread',
    'Old',
    'Milk and tea',
    'New',
  ])
  expect(account.files.get(idOf(13))?.file.attachedTo).toBe(idOf(4))
})

test('a note from the trash moves to the trash after its files were imported', async () => {
  const account = memoryUserData()
  await imported(await exported(smallUserData()), account)
  expect(account.notes.get(idOf(2))?.content.isInTrash).toBe(true)
  expect(account.files.get(idOf(12))?.file.attachedTo).toBe(idOf(2))
})

test('a note that differs here stays, and the imported text is added once', async () => {
  const account = memoryUserData()
  addNote(account, 1, contentOf('Bread'))
  const archive = await exported(smallUserData())
  const { tally } = await imported(archive, account)
  expect(tally.separateNotes).toBe(1)
  expect(account.notes.get(idOf(1))?.content.body).toBe('Bread')
  const before = [...account.notes.keys()]
  expect((await imported(archive, account)).tally).toMatchObject({ notesAdded: 0, filesAdded: 0 })
  expect([...account.notes.keys()]).toEqual(before)
})

test("a note that was restored from the trash here isn't moved there again", async () => {
  const account = memoryUserData()
  const archive = await exported(smallUserData())
  addNote(account, 2, contentOf('Old', { title: 'Thrown away' }))
  await imported(archive, account)
  expect(account.notes.get(idOf(2))?.content.isInTrash).toBe(false)
})

test('files of a note that is in the trash here are listed as left out', async () => {
  const account = memoryUserData()
  addNote(account, 1, contentOf('Milk', { isInTrash: true }))
  const source = memoryUserData()
  addFile(source, 11, addNote(source, 1, contentOf('Milk')))
  const { tally } = await imported(await exported(source), account)
  expect(tally.leftOut).toEqual([{ name: 'file 11.txt', why: 'note-gone' }])
})

test('a file whose id is being deleted here is always imported under the same new id', async () => {
  const source = memoryUserData()
  addFile(source, 11, addNote(source, 1, contentOf('Milk')))
  const archive = await exported(source)
  const account = memoryUserData()
  addFile(account, 11, addNote(account, 1, contentOf('Milk')), { state: 'deleting' })
  expect((await imported(archive, account)).tally).toMatchObject({
    filesAdded: 1,
    notesExisting: 1,
  })
  expect((await imported(archive, account)).tally).toMatchObject({
    filesAdded: 0,
    filesExisting: 1,
  })
  expect(account.files.size).toBe(2)
})

test('an import stops when the account is full and continues once there is space', async () => {
  const archive = await exported(smallUserData())
  const account = memoryUserData({ room: { notes: 2, files: 1 } })
  const state = newImport()
  expect(await imported(archive, account, state)).toMatchObject({
    full: 'files',
    tally: { notesAdded: 2, filesAdded: 1 },
  })
  account.room.files = 9
  expect(await imported(archive, account, state)).toMatchObject({
    full: 'notes',
    tally: { notesAdded: 2, filesAdded: 2 },
  })
  expect(account.notes.get(idOf(2))?.content.isInTrash).toBe(true)
  account.room.notes = 9
  const { full, tally } = await imported(archive, account, state)
  expect(full).toBe(null)
  expect(tally).toMatchObject({ notesAdded: 4, filesAdded: 3 })
  expect(tally.bytes).toBe(tally.totalBytes)
})

test('text that is too long for a note is listed as left out', async () => {
  const source = memoryUserData()
  const content = contentOf('x'.repeat(200_001), { title: 'Long' })
  source.rows.push({
    noteId: idOf(1),
    basis: null,
    edit: { editId: idOf(2), content, savedAt: 0 },
    unacknowledged: [],
    refusal: 'too-long',
  })
  const { tally } = await imported(await exported(source), memoryUserData())
  expect(tally.leftOut).toEqual([{ name: 'Long', why: 'too-long' }])
})

test('half an emoji is replaced, as the server would do', async () => {
  const source = memoryUserData()
  source.notes.set(idOf(1), noteOf(contentOf('\uD83D'), { id: idOf(1) }))
  const account = memoryUserData()
  await imported(await exported(source), account)
  expect(account.notes.get(idOf(1))?.content.body).toBe('\uFFFD')
})
