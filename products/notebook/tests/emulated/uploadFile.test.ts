import { beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'
import { sendFile } from '#products/notebook/firebase/files/sendFile.ts'
import { uploadFile } from '#products/notebook/firebase/files/uploadFile.ts'
import { createUploadLimiter } from '#products/notebook/firebase/files/uploadLimiter.ts'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { moveToTrash } from '#products/notebook/firebase/serverNotes/moveToTrash.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { deliverRows } from '#products/notebook/firebase/sync/deliverRows.ts'
import { sendRow } from '#products/notebook/firebase/sync/sendRow.ts'
import { uploadMachine } from '#products/notebook/machines/uploadMachine.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'
import { readRecord } from '#src/firebase/documents/files/fileDocument.ts'
import { changeState, reserveFile } from '#src/firebase/documents/files/fileRecords.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { beginAsOwner } from '#tests/emulated/serverOwner.ts'
import { purge } from './move/guestAccountPair.ts'

const bytes = new Blob(['heron'])
const row = uploadRow()

const asOwner = beginAsOwner()
let account: AccountAuth

beforeEach(async () => {
  ;({ account } = await newPersonHere())
  const { isPersisted: _, ...kept } = row
  await notebookOf(account.uid).uploads.add(kept, bytes)
})

it.each([
  ['a person who has signed out another device', { revokedBefore: 5 }],
  ['a person who has canceled a deletion', {}],
  ['any other person', undefined],
])('%s reads that the note of a refused file is gone', async (_who, state) => {
  if (state) await write('', state)
  expect(await bring()).toBe('refused')
  expect(await refusal()).toBe('note-gone')
})

it('a person who has signed out another device reads that there is no room for a file', async () => {
  await putNote(account, row.noteId, { ...emptyContent, body: 'At the weir' })
  await write('', { revokedBefore: 5 })
  await write('/usage/files', { count: 1, bytes: Number.MAX_SAFE_INTEGER, free: [] })
  expect(await bring()).toBe('refused')
  expect(await refusal()).toBe('no-room')
})

it('a file waits while the account is being deleted, because the deletion may be canceled', async () => {
  await write('', { isFinal: false })
  await expect(bring()).rejects.toMatchObject({ code: 'permission-denied' })
  expect(await refusal()).toBeNull()
})

it('a file whose earlier upload another device has begun to clean up is stored under its own ID', async () => {
  const { id, noteId, name, size, type } = row
  await putNote(account, noteId, { ...emptyContent, body: 'At the weir' })
  await reserveFile(account, { id, attachedTo: noteId, name, size, type })
  await changeState(account, id, 'deleting')
  expect(await bring()).toBe('uploaded')
  expect(await readRecord(account, id)).toMatchObject({ attachedTo: noteId, name, state: 'stored' })
  expect((await notebookOf(account.uid).uploads.rows()).map((kept) => kept.id)).toEqual([id])
})

const bittern = { ...emptyContent, body: 'A bittern' }

it.each([
  ['permanently deletes', purge],
  ['moves to the trash', moveToTrash],
])(
  'a file whose note another device %s waits for the edit that brings the note back',
  async (_does, end) => {
    const { uid } = account
    const { outbox, subscribe } = notebookOf(uid)
    await putNote(account, row.noteId, bittern)
    await edit({ ...bittern, body: 'A bittern, at last' })
    await end(account, row.noteId)
    const watching = vi.spyOn(notebookOf(uid), 'subscribe').mockImplementation(subscribe)
    const actors = { sendFile: fromCallback(sendFile) }
    const upload = createActor(uploadMachine.provide({ actors }), { input: { uid, row } }).start()
    await vi.waitFor(() => expect(watching).toHaveBeenCalledTimes(2), { timeout: 30_000 })
    await deliverRows(uid, sendRow, new AbortController().signal)
    expect(await outbox.rows()).toEqual([])
    await waitFor(upload, ({ value }) => value === 'arrived')
    expect(await readRecord(account, row.id)).toMatchObject({ state: 'stored' })
  },
  60_000,
)

it('the note of a file is gone if the edit that waits only pins it', async () => {
  await putNote(account, row.noteId, bittern)
  await edit({ ...bittern, pinned: true })
  await purge(account, row.noteId)
  expect(await bring()).toBe('refused')
  expect(await refusal()).toBe('note-gone')
})

/** An edit of the note that isn't sent. */
async function edit(content: NoteContent): Promise<void> {
  await notebookOf(account.uid).outbox.save({ noteId: row.noteId, content, before: bittern })
}

/** Writes one of the person's documents, with an administrator's rights. */
function write(path: string, state: object): Promise<void> {
  return asOwner((firestore) => firestore.doc(`users/${account.uid}${path}`).set(state))
}

async function refusal() {
  return (await notebookOf(account.uid).uploads.rows())[0]?.refusal
}

function bring() {
  const { signal } = new AbortController()
  const progress = {
    record: () => undefined,
    stalled: new Promise<never>(() => {}),
    end: () => undefined,
  }
  const controls = { signal, limiter: createUploadLimiter(signal), progress }
  return uploadFile(account.uid, row, controls)
}
