import { randomUUID } from 'node:crypto'
import { getDoc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { emptyContent, type NoteContent } from '#src/domain/note.ts'
import { firestore } from '#src/firebase/firestore.ts'
import { filesIn, notesIn, type Vaults } from '#src/firebase/move/movers.ts'
import { placeFiles, trashStep } from '#src/firebase/move/placeFiles.ts'
import { placeNotes } from '#src/firebase/move/placeNotes.ts'
import { noteOf, toNote } from '#src/firebase/notes/noteDocument.ts'
import { removeForGood } from '#src/firebase/notes/removeNotes.ts'
import { putFile } from '#src/firebase/vault/putFile.ts'
import { putNote } from '#src/firebase/vault/putNote.ts'
import type { Vault } from '#src/firebase/vault/vault.ts'
import { newGuest, newPerson } from '../wipe/people.ts'

/** A guest with notes and files, some of them in the trash, and a new account for them to come into. */
export async function newVaults(): Promise<Vaults> {
  const from = await newGuest()
  const { vault: to } = await newPerson()
  await write(from, { title: 'Plans', body: 'Alps', pinned: true })
  const shopping = await write(from, { title: 'Shopping', body: 'Bread' })
  const old = await write(from, { title: 'Old list', body: 'Flour' })
  await write(from, { body: 'Gone', deleted: true })
  await write(from, { body: 'Bread, too', conflictOf: shopping })
  await attach(from, shopping, 'list.txt', 'bread')
  await attach(from, shopping, 'more.txt', 'butter')
  await attach(from, old, 'old.txt', 'flour')
  await trashStep(from, old, true, () => true)
  return { from, to }
}

async function write(vault: Vault, content: Partial<NoteContent>): Promise<string> {
  const noteId = randomUUID()
  await putNote(vault, noteId, { ...emptyContent, ...content })
  return noteId
}

async function attach(vault: Vault, noteId: string, name: string, words: string): Promise<void> {
  const file = { id: randomUUID(), noteId, name, size: words.length, type: 'text/plain' }
  await putFile(vault, file, new Blob([words]), signal(), () => undefined)
}

/** Which note has this title. */
export async function idOf(vault: Vault, title: string): Promise<string> {
  const note = (await notesIn(vault)).find(({ content }) => content.title === title)
  if (!note) throw new Error(`There is no ${title}.`)
  return note.id
}

/** Copies everything of the guest, notes first. */
export async function move(vaults: Vaults): Promise<void> {
  await placeNotes(vaults, signal(), () => undefined)
  await placeFiles(vaults, signal(), () => undefined)
}

/** As another page does that writes in a note. */
export async function rewrite(vault: Vault, noteId: string, body: string): Promise<void> {
  const place = noteOf(vault.uid, noteId, firestore(vault.session))
  const { rev, opId } = toNote(await getDoc(place)) ?? { rev: 0, opId: '' }
  const step = { rev: rev + 1, opId: randomUUID(), parentOpId: opId, updatedAt: serverTimestamp() }
  await updateDoc(place, { body, ...step })
}

/** As a person does who empties their trash. */
export async function purge(vault: Vault, noteId: string): Promise<void> {
  await trashStep(vault, noteId, true, () => true)
  await removeForGood(vault, noteId, null, () => undefined)
}

export async function contentsIn(vault: Vault): Promise<Record<string, NoteContent>> {
  const notes = await notesIn(vault)
  return Object.fromEntries(notes.map(({ id, content }) => [id, content]))
}

export async function filesOf(vault: Vault) {
  const files = await filesIn(vault)
  return files.map(({ id, noteId, name, size, type }) => ({ id, noteId, name, size, type }))
}

/** Of a step that nobody stops. */
export function signal(): AbortSignal {
  return new AbortController().signal
}
