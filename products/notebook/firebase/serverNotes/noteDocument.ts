import {
  collection,
  doc,
  documentId,
  getDocsFromServer,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { nextEarlierEditIds, type Note } from '../../domain/note.ts'
import { momentFrom, noteFrom, type NoteFields } from './noteFields.ts'

/** The longest time between a write's timestamp and its commit. */
export const maxWriteTimeMs = 60_000

export function notesCollection(uid: string, database = firestore()): CollectionReference {
  return collection(database, 'users', uid, 'notes')
}

export function noteRef(uid: string, noteId: string, database = firestore()): DocumentReference {
  return doc(notesCollection(uid, database), noteId)
}

/** The document with a person's note count, which the rules check. */
export function usageRef(uid: string, database = firestore()): DocumentReference {
  return doc(database, 'users', uid, 'usage', 'notes')
}

/** The note count in the document of `usageRef`. */
export function countIn(usage: DocumentSnapshot): number {
  const { count = 0 } = (usage.data() ?? {}) as { count?: number }
  return count
}

/** The number of permanently deleted notes in the document of `usageRef`. */
export function purgeCountIn(usage: DocumentSnapshot): number {
  const { purged = 0 } = (usage.data() ?? {}) as { purged?: number }
  return purged
}

/** Counts a new note in its transaction. The server increments, so the count doesn't have to be read. */
export function countNote(transaction: Transaction, usage: DocumentReference, id: string): void {
  transaction.set(usage, { count: increment(1), lastId: id }, { merge: true })
}

export function countPurge(transaction: Transaction, usage: DocumentReference, id: string): void {
  const counted = { count: increment(-1), purged: increment(1), lastId: id }
  transaction.set(usage, counted, { merge: true })
}

/** The fields by which the rules recognize the next version of a note. */
export function nextVersionFields(note: Note, editId: string) {
  return {
    rev: note.rev + 1,
    editId,
    parentEditId: note.editId,
    earlierEditIds: nextEarlierEditIds(note),
    updatedAt: serverTimestamp(),
  }
}

/**
 * Reads a note from the server, bypassing the SDK's cache; `null` if there is none.
 *
 * @throws the SDK's error if the server can't be reached.
 */
export async function readNote({ uid, auth }: AccountAuth, noteId: string): Promise<Note | null> {
  const notes = notesCollection(uid, firestore(auth))
  // `getDocFromServer` returns what a listener of the document has last reported, without a request.
  const one = query(notes, where(documentId(), '==', noteId), limit(1))
  const [note] = (await getDocsFromServer(one)).docs
  return note ? toNote(note) : null
}

/** Converts a document to a note; `null` if it doesn't exist. The rules have validated its shape. */
export function toNote(snapshot: DocumentSnapshot): Note | null {
  const data = snapshot.data()
  if (!data) return null
  return noteFrom(snapshot.id, data as NoteFields, {
    createdAt: momentOf(data['createdAt']),
    updatedAt: momentOf(data['updatedAt']),
  })
}

function momentOf(value: unknown): number {
  return value instanceof Timestamp ? momentFrom(value.seconds, value.nanoseconds) : Date.now()
}
