import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { moveFiles } from '#products/notebook/firebase/notes/conflictLogic.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { watchFilesOf } from '#src/firebase/documents/files/watchFiles.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { ports } from '#tests/emulated/ports.ts'
import { userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'

const { loseRecord, putRecords } = userDataOnServer(ports)
const [noteId, copyId] = [randomUUID(), randomUUID()]
let account: AccountAuth

beforeEach(async () => {
  ;({ account } = await newPersonHere())
  await putNote(account, noteId, emptyContent)
  await putNote(account, copyId, emptyContent)
})

it('all files of a note are shown oldest first, however many there are', async () => {
  const ids = await putRecords(account.uid, noteId, 230)
  const found = watch(noteId)
  await vi.waitFor(() => expect(found.ids()).toEqual(ids), 30_000)
  const [first = '', ...rest] = ids
  await loseRecord(account.uid, first)
  await vi.waitFor(() => expect(found.ids()).toEqual(rest), 30_000)
}, 90_000)

it('a note with exactly one page of files shows that page', async () => {
  const ids = await putRecords(account.uid, noteId, 100)
  const found = watch(noteId)
  await vi.waitFor(() => expect(found.ids()).toEqual(ids), 30_000)
}, 60_000)

it('all files of a copy move to the note that stays, however many there are', async () => {
  const ids = await putRecords(account.uid, copyId, 130)
  const moving = { uid: account.uid, from: copyId, to: noteId }
  expect(await firstEventOf(moveFiles, moving)).toEqual({ type: 'files.moved' })
  const found = watch(noteId)
  await vi.waitFor(() => expect(found.ids()).toEqual(ids), 30_000)
}, 120_000)

function watch(ofNote: string) {
  let files: readonly StoredFile[] = []
  const found = (now: readonly StoredFile[]) => (files = now)
  onTestFinished(watchFilesOf(account, ofNote, { found, unreachable: () => undefined }))
  return { ids: () => files.map(({ id }) => id) }
}
