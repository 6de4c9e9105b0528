import { updateProfile } from 'firebase/auth'
import { getDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { deleteOrphanedObjects } from '#products/notebook/firebase/files/cleanUpFiles.ts'
import { moveFile } from '#products/notebook/firebase/files/fileQueries.ts'
import {
  nextVersionFields,
  noteRef,
  toNote,
} from '#products/notebook/firebase/serverNotes/noteDocument.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { purgeNote } from '#products/notebook/firebase/trash/purgeFromTrash.ts'
import { pictureUrl } from '#src/domain/account/picture.ts'
import {
  deleteIfAbandoned,
  deleteAbandonedPictures,
} from '#src/firebase/account/deleteAbandonedPictures.ts'
import { deleteUnfinished } from '#src/firebase/documents/files/deleteUnfinished.ts'
import { deleteBytes, sendBytes } from '#src/firebase/documents/files/fileBytes.ts'
import { fileRef, readRecord } from '#src/firebase/documents/files/fileDocument.ts'
import type * as fileQueries from '#src/firebase/documents/files/fileQueries.ts'
import { deleteFile, reserveFile } from '#src/firebase/documents/files/fileRecords.ts'
import { putAgain, putFile, type Transfer } from '#src/firebase/documents/files/putFile.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { newGuest } from '#tests/emulated/people.ts'
import { ports } from '#tests/emulated/ports.ts'
import { userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'
import { areThere, readRemains } from './filesLeft.ts'

/** Called right after the files of a note were deleted. */
const afterDeletion = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#src/firebase/documents/files/fileQueries.ts', async (original) => {
  const part = await original<typeof fileQueries>()
  const someFilesOf: typeof part.someFilesOf = async (...input) => {
    const files = await part.someFilesOf(...input)
    if (files.length === 0) await afterDeletion()
    return files
  }
  return { ...part, someFilesOf }
})
const [noteId, copyId] = [crypto.randomUUID(), crypto.randomUUID()]
const bytes = new Blob(['gate'])
const never = new AbortController().signal

let account: AccountAuth

beforeEach(async () => {
  account = await newGuest()
  await putNote(account, noteId, { ...emptyContent, title: 'Plans' })
})

it("an old picture that the account doesn't use is deleted, and the one it uses stays", async () => {
  const [current, left] = [newPicture(), newPicture()]
  for (const file of [current, left]) await putFile(account, { ...file, bytes }, { signal: never })
  const { currentUser } = account.auth
  if (!currentUser) throw new Error('There is no signed-in user.')
  const photoURL = pictureUrl('demo-gatehouse.appspot.com', account.uid, current.id)
  await updateProfile(currentUser, { photoURL })
  await deleteAbandonedPictures(account, 0)
  expect(await areThere(account, [current, left])).toEqual([true, true])
  await deleteIfAbandoned(account, current.id)
  expect(await areThere(account, [current, left])).toEqual([true, true])
  await deleteAbandonedPictures(account, Date.now() + 60_000)
  expect(await areThere(account, [current, left])).toEqual([true, false])
  await updateProfile(currentUser, { photoURL: '' })
  await deleteAbandonedPictures(account, Date.now() + 60_000)
  expect(await areThere(account, [current, left])).toEqual([false, false])
})

it('a permanently deleted note deletes its files in any state', async () => {
  await bring('stored')
  await reserveFile(account, newFile('uploading'))
  await bring('deleting')
  await updateDoc(fileRef(account, idOf('deleting')), {
    state: 'deleting',
  })
  await moveToTrash(true)
  const onFile = vi.fn<() => void>()
  expect(await purgeNote(account, noteId, null, onFile)).toBe(true)
  expect(onFile).toHaveBeenCalledTimes(3)
  expect(await readRemains(account, noteId)).toEqual({
    note: false,
    count: 0,
    bytes: 0,
    lying: [],
  })
})

it('a permanently deleted note deletes a file that was added at the last moment', async () => {
  await moveToTrash(true)
  afterDeletion.mockImplementationOnce(async () => {
    await moveToTrash(false)
    await bring('late')
    await moveToTrash(true)
  })
  expect(await purgeNote(account, noteId, null, vi.fn<() => void>())).toBe(true)
  expect(await readRemains(account, noteId)).toEqual({
    note: false,
    count: 0,
    bytes: 0,
    lying: [],
  })
})

it('a note that was restored keeps its files', async () => {
  await bring('stored')
  await moveToTrash(true)
  await moveToTrash(false)
  expect(await purgeNote(account, noteId, null, vi.fn<() => void>())).toBe(false)
  expect(await readRemains(account, noteId)).toMatchObject({
    note: true,
    count: 1,
    lying: [idOf('stored')],
  })
})

it('the cleanup deletes abandoned and orphaned files', async () => {
  await bring('stored')
  const half = newFile('half')
  const { slot } = await reserveFile(account, half)
  await sendBytes(account, { ...half, slot }, bytes)
  await reserveFile(account, newFile('queued'))
  const soon = Date.now() + 60_000
  const isQueued = (id: string) => id === idOf('queued')
  expect(await deleteUnfinished(account, 0, isQueued)).toBe(0)
  expect(await deleteUnfinished(account, soon, isQueued)).toBe(1)
  expect(await readRemains(account, noteId)).toMatchObject({
    count: 2,
    bytes: 8,
    lying: [idOf('stored')],
  })
})

it('bytes without a record are deleted, and no others', async () => {
  await bring('stored')
  await bring('orphan')
  await userDataOnServer(ports).loseRecord(account.uid, idOf('orphan'))
  expect(await deleteOrphanedObjects(account)).toBe(1)
  expect((await readRemains(account, noteId)).lying).toEqual([idOf('stored')])
})

it('a person who never stored a file has nothing to clean up', async () => {
  expect(await deleteOrphanedObjects(await newGuest())).toBe(0)
})

it('bytes whose record disappeared during the upload are deleted', async () => {
  const file = newFile('late')
  const { slot } = await reserveFile(account, file)
  await sendBytes(account, { ...file, slot }, bytes)
  const loseRecord = async ({ pause, resume }: Transfer) => {
    pause()
    await userDataOnServer(ports).loseRecord(account.uid, file.id)
    resume()
  }
  const onTransfer = (transfer: Transfer | null) => void (transfer && loseRecord(transfer))
  expect(await putFile(account, { ...file, bytes }, { signal: never, onTransfer })).toBe(false)
  expect((await readRemains(account, noteId)).lying).toEqual([])
})

it('an upload can be paused only until its last byte has arrived', async () => {
  const transfers: (Transfer | null)[] = []
  const file = newFile('map')
  await putFile(
    account,
    { ...file, bytes },
    { signal: never, onTransfer: (next) => transfers.push(next) },
  )
  expect(transfers.map((transfer) => transfer !== null)).toEqual([true, false])
})

it('a device that deletes a file late keeps the bytes of the file now in its slot', async () => {
  await bring('stored')
  await deleteBytes(account, { id: idOf('gone'), slot: 0 })
  expect((await readRemains(account, noteId)).lying).toEqual([idOf('stored')])
})

it('an attempt that continues late keeps a file that another has stored in the meantime', async () => {
  await bring('stored')
  const before = await readRecord(account, idOf('stored'))
  expect(await putAgain(account, { ...newFile('stored'), bytes }, { signal: never })).toBe(true)
  expect(await readRecord(account, idOf('stored'))).toEqual(before)
})

it('late bytes of an abandoned file make room for the next one', async () => {
  await userDataOnServer(ports).fillSlot(account.uid, 0)
  await bring('stored')
  expect((await readRemains(account, noteId)).lying).toEqual([idOf('stored')])
})

it('the slot of a deleted file is reused when no other is free', async () => {
  const slots: number[] = []
  for (let number = 0; number < 22; number += 1) {
    const file = newFile(`${number}`)
    slots.push((await reserveFile(account, file)).slot)
    if (number > 0) await deleteFile(account, file.id)
  }
  expect(slots).toEqual([...Array.from({ length: 20 }, (_, slot) => slot), 1, 2])
})

it('the files of a copy move to the note that stays', async () => {
  await putNote(account, copyId, emptyContent)
  await bring('stored', copyId)
  await moveFile(account, idOf('stored'), noteId)
  await moveFile(account, idOf('stored'), noteId)
  const moved = await getDoc(fileRef(account, idOf('stored')))
  expect(moved.get('attachedTo')).toBe(noteId)
})

const ids = new Map<string, string>()
beforeEach(() => ids.clear())

function idOf(name: string): string {
  const id = ids.get(name) ?? crypto.randomUUID()
  ids.set(name, id)
  return id
}

function newFile(name: string, of = noteId) {
  return {
    id: idOf(name),
    attachedTo: of,
    name: `${name}.txt`,
    size: bytes.size,
    type: 'text/plain',
  }
}

async function bring(name: string, of = noteId): Promise<void> {
  expect(await putFile(account, { ...newFile(name, of), bytes }, { signal: never })).toBe(true)
}

async function moveToTrash(isInTrash: boolean): Promise<void> {
  const place = noteRef(account.uid, noteId, firestore(account.auth))
  const note = toNote(await getDoc(place))
  if (!note) throw new Error('The note is gone.')
  await updateDoc(place, { isInTrash, ...nextVersionFields(note, crypto.randomUUID()) })
}

function newPicture() {
  const id = crypto.randomUUID()
  return { id, attachedTo: null, name: 'picture.jpg', size: bytes.size, type: 'image/jpeg' }
}
