import { randomUUID } from 'node:crypto'
import { getDoc, updateDoc } from 'firebase/firestore'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'
import { filesOfGuest, notesOfGuest } from '#products/notebook/firebase/move/guestItems.ts'
import { productMove } from '#products/notebook/firebase/move/productMove.ts'
import { moveToTrash } from '#products/notebook/firebase/serverNotes/moveToTrash.ts'
import {
  nextVersionFields,
  noteRef,
  toNote,
} from '#products/notebook/firebase/serverNotes/noteDocument.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { purgeNote } from '#products/notebook/firebase/trash/purgeFromTrash.ts'
import { putFile } from '#src/firebase/documents/files/putFile.ts'
import type { AccountPair, AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { newGuest, newPerson } from '#tests/emulated/people.ts'

/** A guest with notes and files, some of them in the trash, and a new account to move them to. */
export async function newAccountPair(): Promise<AccountPair> {
  const from = await newGuest()
  const { account: to } = await newPerson()
  await write(from, { title: 'Plans', body: 'Alps', pinned: true })
  const shopping = await write(from, { title: 'Shopping', body: 'Bread' })
  const old = await write(from, { title: 'Old list', body: 'Flour' })
  await write(from, { body: 'Gone', isInTrash: true })
  await write(from, { body: 'Bread, too', conflictOf: shopping })
  await attach(from, shopping, 'list.txt', 'bread')
  await attach(from, shopping, 'more.txt', 'butter')
  await attach(from, old, 'old.txt', 'flour')
  await moveToTrash(from, old)
  return { from, to }
}

async function write(account: AccountAuth, content: Partial<NoteContent>): Promise<string> {
  const noteId = randomUUID()
  await putNote(account, noteId, { ...emptyContent, ...content })
  return noteId
}

async function attach(
  account: AccountAuth,
  noteId: string,
  name: string,
  words: string,
): Promise<void> {
  const file = {
    id: randomUUID(),
    attachedTo: noteId,
    name,
    size: words.length,
    type: 'text/plain',
  }
  await putFile(account, { ...file, bytes: new Blob([words]) }, { signal: signal() })
}

/** The ID of the note with this title. */
export async function idOf(account: AccountAuth, title: string): Promise<string> {
  const note = (await notesOfGuest(account)).find(({ content }) => content.title === title)
  if (!note) throw new Error(`There is no ${title}.`)
  return note.id
}

/** Copies everything of the guest, notes first. */
export async function move(pair: AccountPair): Promise<void> {
  await productMove.copy(pair, signal(), () => undefined)
}

/** Edits a note, as another page would. */
export async function rewrite(account: AccountAuth, noteId: string, body: string): Promise<void> {
  const place = noteRef(account.uid, noteId, firestore(account.auth))
  const note = toNote(await getDoc(place))
  if (!note) throw new Error(`There is no note ${noteId}.`)
  await updateDoc(place, { body, ...nextVersionFields(note, randomUUID()) })
}

/** Permanently deletes a note, as emptying the trash does. */
export async function purge(account: AccountAuth, noteId: string): Promise<void> {
  await moveToTrash(account, noteId)
  await purgeNote(account, noteId, null, () => undefined)
}

export async function contentsIn(account: AccountAuth): Promise<Record<string, NoteContent>> {
  const notes = await notesOfGuest(account)
  return Object.fromEntries(notes.map(({ id, content }) => [id, content]))
}

export async function filesOf(account: AccountAuth) {
  const files = await filesOfGuest(account)
  return files.map(({ id, attachedTo, name, size, type }) => ({ id, attachedTo, name, size, type }))
}

/** A signal that never aborts. */
export function signal(): AbortSignal {
  return new AbortController().signal
}
