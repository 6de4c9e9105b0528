import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { noteFilesLogic } from '#products/notebook/firebase/files/noteFilesLogic.ts'
import { forgetNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { recordTrustAnswer } from '#products/notebook/stores/trustedDeviceStore.ts'
import { deleteFile } from '#src/firebase/documents/files/fileRecords.ts'
import { putFile } from '#src/firebase/documents/files/putFile.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { storeKey, withDisk } from '#tests/support/fakes/disk.ts'

const never = new AbortController().signal

let account: AccountAuth

withDisk()

beforeEach(async () => {
  ;({ account } = await newPersonHere())
  await storeKey(account.uid)
  recordTrustAnswer(account.uid, 'yes')
})
afterEach(async () => {
  await notebookOf(account.uid).close()
  forgetNotebook(account.uid)
})

it("a person's own device stores the list of an open note's files, and forgets one that is deleted elsewhere", async () => {
  const { uid } = account
  const noteId = randomUUID()
  const plan = {
    id: randomUUID(),
    attachedTo: noteId,
    name: 'plan.txt',
    size: 4,
    type: 'text/plain',
  }
  const photo = { ...plan, id: randomUUID(), name: 'photo.txt' }
  await putNote(account, noteId, { ...emptyContent, body: 'milk' })
  for (const file of [plan, photo])
    await putFile(account, { ...file, bytes: new Blob(['gate']) }, { signal: never })
  const files = createActor(noteFilesLogic, { input: { uid, noteId } }).start()
  const stored = async () => {
    const found = await notebookOf(uid).cache.readFiles(noteId)
    return found?.map(({ name }) => name).toSorted()
  }
  await vi.waitFor(async () => expect(await stored()).toEqual(['photo.txt', 'plan.txt']))
  await deleteFile(account, plan.id)
  await vi.waitFor(async () => expect(await stored()).toEqual(['photo.txt']))
  files.stop()
})
