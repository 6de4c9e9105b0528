import {
  collection,
  doc,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { firestore } from '../../../firebase/firestore.ts'

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

/** A document as a note; `null` where there is none. The rules have checked its shape. */
export function toNote(snapshot: DocumentSnapshot): Note | null {
  const data = snapshot.data()
  if (!data) return null
  const { title, body, pinned, deleted, conflictOf, rev, opId, parentOpId } = data as StoredNote
  return {
    id: snapshot.id,
    content: { title, body, pinned, deleted, conflictOf },
    rev,
    opId,
    parentOpId,
    createdAt: momentOf(data['createdAt']),
    updatedAt: momentOf(data['updatedAt']),
  }
}

type StoredNote = Note['content'] & Pick<Note, 'rev' | 'opId' | 'parentOpId'>

/** Not `toMillis`, which forgets the microseconds that a cursor between pages needs. */
function momentOf(value: unknown): number {
  return value instanceof Timestamp ? value.seconds * 1e3 + value.nanoseconds / 1e6 : Date.now()
}
