import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { noteFilesLogic } from '#products/notebook/firebase/files/noteFiles.ts'
import { forgetNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { deliverRows } from '#products/notebook/firebase/notes/outboxLogic.ts'
import { putNote } from '#products/notebook/firebase/userData/putNote.ts'
import type { Notebook } from '#products/notebook/storage/notebook.ts'
import { recordTrustedDevice } from '#products/notebook/stores/trustedDeviceStore.ts'
import { deleteFile } from '#src/firebase/documents/files/fileRecords.ts'
import { putFile } from '#src/firebase/documents/files/putFile.ts'
import type { AccountSession } from '#src/firebase/documents/accountSession.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { storeKey, withDisk } from '#tests/support/fakes/disk.ts'
import { purge } from './move/guestAccountPair.ts'

const content = { ...emptyContent, body: 'milk' }
const never = new AbortController().signal

let account: AccountSession
let notebook: Notebook
let noteId: string

withDisk()

beforeEach(async () => {
  ;({ account } = await newPersonHere())
  await storeKey(account.uid)
  recordTrustedDevice(account.uid, 'yes')
  notebook = notebookOf(account.uid)
  noteId = randomUUID()
})
afterEach(async () => {
  await notebook.close()
  forgetNotebook(account.uid)
})

it('names the files of a permanently deleted note that an edit recreates, until they are forgotten', async () => {
  await putNote(account, noteId, content)
  for (const name of ['plan.pdf', 'photo.png']) await attach(name)
  const files = createActor(noteFilesLogic, { input: { uid: account.uid, noteId } }).start()
  const shown = () => files.getSnapshot().context
  await vi.waitFor(async () => expect(await notebook.cache.files(noteId)).toHaveLength(2))
  await edit()
  await purge(account, noteId)
  await vi.waitFor(() => expect(shown().files).toEqual([]))
  await deliver()
  await vi.waitFor(() => expect(shown().lost?.toSorted()).toEqual(['photo.png', 'plan.pdf']))
  expect(await notebook.cache.files(noteId)).toEqual([])
  files.send({ type: 'lost.dismiss' })
  await vi.waitFor(() => expect(shown().lost).toBeNull())
  await vi.waitFor(async () => expect(await notebook.lostFiles.get(noteId)).toBeNull())
  files.stop()
})

it("says that files may be lost if they aren't known", async () => {
  await putNote(account, noteId, content)
  await edit()
  await purge(account, noteId)
  await deliver()
  expect(await notebook.lostFiles.get(noteId)).toEqual([])
})

it('names no files if the note had none', async () => {
  await putNote(account, noteId, content)
  await notebook.cache.putFiles(noteId, [])
  await edit()
  await purge(account, noteId)
  await deliver()
  expect(await notebook.lostFiles.get(noteId)).toBeNull()
})

it('names no files if the note is on the server, or is new', async () => {
  await putNote(account, noteId, content)
  await edit()
  await deliver()
  expect(await notebook.lostFiles.get(noteId)).toBeNull()
  noteId = randomUUID()
  await notebook.outbox.save({ noteId, content, basis: null })
  await deliver()
  expect(await notebook.lostFiles.get(noteId)).toBeNull()
})

it('the device forgets a file that was removed while an edit was unsent, once the edit is sent', async () => {
  await putNote(account, noteId, content)
  await attach('plan.pdf')
  const files = createActor(noteFilesLogic, { input: { uid: account.uid, noteId } }).start()
  await vi.waitFor(async () => expect(await notebook.cache.files(noteId)).toHaveLength(1))
  await edit()
  const [file] = (await notebook.cache.files(noteId)) ?? []
  await deleteFile(account, file?.id ?? '')
  await vi.waitFor(() => expect(files.getSnapshot().context.files).toEqual([]))
  await deliver()
  await vi.waitFor(async () => expect(await notebook.cache.files(noteId)).toEqual([]))
  files.stop()
})

async function edit(): Promise<void> {
  const changed = { ...content, body: 'milk and bread' }
  await notebook.outbox.save({ noteId, content: changed, basis: content })
}

/** Sends everything to the server. */
async function deliver(): Promise<void> {
  const event = await new Promise((resolve) => {
    deliverRows({
      input: { uid: account.uid },
      sendBack: resolve,
    } as unknown as Parameters<typeof deliverRows>[0])
  })
  expect(event).toEqual({ type: 'delivery.done' })
  expect(await notebook.outbox.rows()).toEqual([])
}

async function attach(name: string): Promise<void> {
  const file = { id: randomUUID(), attachedTo: noteId, name, size: 4, type: 'text/plain' }
  await putFile(account, { ...file, bytes: new Blob(['gate']) }, { signal: never })
}
