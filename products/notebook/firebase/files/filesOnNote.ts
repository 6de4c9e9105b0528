import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
} from 'firebase/firestore'
import { listLimit } from '#src/domain/data/fileLimits.ts'
import type { StoredFile } from '#src/domain/data/storedFile.ts'
import { filesCollection, toFile } from '#src/firebase/data/files/fileDocument.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import type { AccountRef } from '#src/firebase/data/accountRef.ts'

/** A page of the files of a note, in any state. */
export function filesOnNote({ uid, auth }: AccountRef, noteId: string): Query {
  const files = filesCollection(uid, firestore(auth))
  return query(files, where('attachedTo', '==', noteId), limit(listLimit))
}

/**
 * The next files of a note, in any state, ordered by ID; empty after the last one.
 *
 * @param after the ID of the file to continue after.
 * @throws the SDK's error if the server can't be reached.
 */
export async function someFilesOf(
  account: AccountRef,
  noteId: string,
  after?: string,
): Promise<readonly StoredFile[]> {
  const files = query(filesOnNote(account, noteId), orderBy(documentId()))
  const { docs } = await getDocsFromServer(after ? query(files, startAfter(after)) : files)
  return docs.map(toFile).filter((file) => file !== null)
}
