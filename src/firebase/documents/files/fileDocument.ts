import {
  collection,
  doc,
  getDocFromServer,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import type { SlotUsage, StoredFile } from '../../../domain/files/storedFile.ts'
import type { AccountAuth } from '../../sdk/accountAuth.ts'
import { firestore } from '../../sdk/firestore.ts'

/** How much storage a person's files use. The rules check these numbers. */
export type FileUsage = SlotUsage & { bytes: number }

export function filesCollection({ uid, auth }: AccountAuth): CollectionReference {
  return collection(firestore(auth), 'users', uid, 'files')
}

export function fileRef(account: AccountAuth, fileId: string): DocumentReference {
  return doc(filesCollection(account), fileId)
}

export function fileUsageRef({ uid, auth }: AccountAuth): DocumentReference {
  return doc(firestore(auth), 'users', uid, 'usage', 'files')
}

export function usageIn(usage: DocumentSnapshot): FileUsage {
  const { count = 0, bytes = 0, free = [] } = (usage.data() ?? {}) as Partial<FileUsage>
  return { count, bytes, free }
}

/**
 * Returns the file in a document, or `null` if the document doesn't exist. The rules have checked
 * its shape.
 */
export function toFile(snapshot: DocumentSnapshot): StoredFile | null {
  return snapshot.exists() ? fileIn(snapshot) : null
}

/** Returns the file in a document of a query. */
export function fileIn(snapshot: QueryDocumentSnapshot): StoredFile {
  const data = snapshot.data({ serverTimestamps: 'estimate' })
  const { attachedTo, name, size, type, slot, state } = data as Omit<StoredFile, 'id' | 'createdAt'>
  const createdAt = data['createdAt'] instanceof Timestamp ? data['createdAt'].toMillis() : 0
  return { id: snapshot.id, attachedTo, name, size, type, slot, state, createdAt }
}

/** Returns a file's record from the server, or `null` if there is none. */
export async function readRecord(account: AccountAuth, fileId: string): Promise<StoredFile | null> {
  return toFile(await getDocFromServer(fileRef(account, fileId)))
}
