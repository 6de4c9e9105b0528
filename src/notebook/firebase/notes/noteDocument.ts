import {
  collection,
  doc,
  increment,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { firestore } from '../../../firebase/firestore.ts'
import { momentFrom, noteFrom, type NoteFields } from './noteFields.ts'

/** All notes of a person. */
export function notesCollection(uid: string, database = firestore()): CollectionReference {
  return collection(database, 'users', uid, 'notes')
}

export function noteOf(uid: string, noteId: string, database = firestore()): DocumentReference {
  return doc(notesCollection(uid, database), noteId)
}

/** How many notes a person has; the rules count with it. */
export function usageOf(uid: string, database = firestore()): DocumentReference {
  return doc(database, 'users', uid, 'usage', 'notes')
}

/** The count of notes in the document that `usageOf` names. */
export function countIn(usage: DocumentSnapshot): number {
  const { count = 0 } = (usage.data() ?? {}) as { count?: number }
  return count
}

/** How many notes were ever deleted for good, in the same document. */
export function purgedIn(usage: DocumentSnapshot): number {
  const { purged = 0 } = (usage.data() ?? {}) as { purged?: number }
  return purged
}

/** Counts a note in the transaction in which it comes. The server adds, so nobody need know the number. */
export function countNote(transaction: Transaction, usage: DocumentReference, id: string): void {
  transaction.set(usage, { count: increment(1), lastId: id }, { merge: true })
}

/** The same of a note that goes. */
export function countPurge(transaction: Transaction, usage: DocumentReference, id: string): void {
  const counted = { count: increment(-1), purged: increment(1), lastId: id }
  transaction.set(usage, counted, { merge: true })
}

/** A document as a note; `null` where there is none. The rules have checked its shape. */
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
