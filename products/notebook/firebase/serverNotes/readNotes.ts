import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type CollectionReference,
} from 'firebase/firestore'
import { pagesOf } from '#src/firebase/documents/pagesOf.ts'
import { requireSignedIn, type AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import type { Note } from '../../domain/note.ts'
import { notesCollection, toNote } from './noteDocument.ts'

/**
 * Reads all notes of a person from the server, including the trash, in pages ordered by ID.
 *
 * @throws the SDK's error.
 */
export function allNotes(account: AccountAuth): AsyncGenerator<readonly Note[]> {
  return pagesOf(account, query(notesCollectionOf(account), orderBy(documentId())), toNote)
}

/**
 * Reads the notes that were created or changed since a time.
 *
 * @param moment server time, in milliseconds since 1970.
 * @throws the SDK's error.
 */
export function notesSince(account: AccountAuth, moment: number): AsyncGenerator<readonly Note[]> {
  const since = where('updatedAt', '>=', Timestamp.fromMillis(moment))
  return pagesOf(account, query(notesCollectionOf(account), since, orderBy('updatedAt')), toNote)
}

/**
 * Server time of the latest change to any note; 0 if there are no notes.
 *
 * @throws the SDK's error.
 */
export async function latestChange(account: AccountAuth): Promise<number> {
  requireSignedIn(account)
  const newest = query(notesCollectionOf(account), orderBy('updatedAt', 'desc'), limit(1))
  const { docs } = await getDocsFromServer(newest)
  return docs.map(toNote)[0]?.updatedAt ?? 0
}

function notesCollectionOf({ uid, auth }: AccountAuth): CollectionReference {
  return notesCollection(uid, firestore(auth))
}
