import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import type { StoredFile } from '#src/domain/data/storedFile.ts'
import { watchFilesOf } from '#products/notebook/firebase/files/fileQueries.ts'
import { moveFiles } from '#products/notebook/firebase/notes/conflictLogic.ts'
import { putNote } from '#products/notebook/firebase/userData/putNote.ts'
import type { UserData } from '#src/firebase/data/userData.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'
import { userDataOnServer } from '#tests/support/userDataOnServer.ts'
import { ports } from '#tests/emulated/ports.ts'
import { newPersonHere } from '#tests/emulated/people.ts'

const { loseRecord, putRecords } = userDataOnServer(ports)
const [noteId, copyId] = [randomUUID(), randomUUID()]
let userData: UserData

beforeEach(async () => {
  ;({ userData } = await newPersonHere())
  await putNote(userData, noteId, emptyContent)
  await putNote(userData, copyId, emptyContent)
})

it('all files of a note are shown oldest first, however many there are', async () => {
  const ids = await putRecords(userData.uid, noteId, 230)
  const found = watch(noteId)
  await vi.waitFor(() => expect(found.ids()).toEqual(ids), 30_000)
  const [first = '', ...rest] = ids
  await loseRecord(userData.uid, first)
  await vi.waitFor(() => expect(found.ids()).toEqual(rest), 30_000)
}, 90_000)

it('a note with exactly one page of files shows that page', async () => {
  const ids = await putRecords(userData.uid, noteId, 100)
  const found = watch(noteId)
  await vi.waitFor(() => expect(found.ids()).toEqual(ids), 30_000)
}, 60_000)

it('all files of a copy move to the note that stays, however many there are', async () => {
  const ids = await putRecords(userData.uid, copyId, 130)
  const moving = { uid: userData.uid, from: copyId, to: noteId }
  expect(await outcomeOf(moveFiles, moving)).toEqual({ type: 'files.moved' })
  const found = watch(noteId)
  await vi.waitFor(() => expect(found.ids()).toEqual(ids), 30_000)
}, 120_000)

function watch(ofNote: string) {
  let files: readonly StoredFile[] = []
  const found = (now: readonly StoredFile[]) => (files = now)
  onTestFinished(watchFilesOf(userData, ofNote, { found, unreachable: () => undefined }))
  return { ids: () => files.map(({ id }) => id) }
}
