import {
  collection,
  doc,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore'
import type { SlotUsage, StoredFile } from '../../domain/storedFile.ts'
import { firestore } from '../firestore.ts'

/** How much storage a person’s files take; the rules count with it. */
export type FileUsage = SlotUsage & { bytes: number }

/** The records of all files of a person. */
export function filesCollection(uid: string, database = firestore()): CollectionReference {
  return collection(database, 'users', uid, 'files')
}

export function fileOf(uid: string, fileId: string, database = firestore()): DocumentReference {
  return doc(filesCollection(uid, database), fileId)
}

export function fileUsageOf(uid: string, database = firestore()): DocumentReference {
  return doc(database, 'users', uid, 'usage', 'files')
}

/** The usage in the document that `fileUsageOf` names. */
export function usageIn(usage: DocumentSnapshot): FileUsage {
  const { count = 0, bytes = 0, free = [] } = (usage.data() ?? {}) as Partial<FileUsage>
  return { count, bytes, free }
}

/** A document as a file; `null` where there is none. The rules have checked its shape. */
export function toFile(snapshot: DocumentSnapshot): StoredFile | null {
  const data = snapshot.data({ serverTimestamps: 'estimate' })
  if (!data) return null
  const { attachedTo, name, size, type, slot, state } = data as Omit<StoredFile, 'id' | 'createdAt'>
  const createdAt = data['createdAt'] instanceof Timestamp ? data['createdAt'].toMillis() : 0
  return { id: snapshot.id, attachedTo, name, size, type, slot, state, createdAt }
}
