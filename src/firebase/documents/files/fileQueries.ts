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
import { listLimit } from '../../../domain/files/fileLimits.ts'
import type { StoredFile } from '../../../domain/files/storedFile.ts'
import type { AccountAuth } from '../../sdk/accountAuth.ts'
import { firestore } from '../../sdk/firestore.ts'
import { pagesOf } from '../pagesOf.ts'
import { filesCollection, fileIn } from './fileDocument.ts'

/** A page of the files that are attached to a document, in any state. */
export function filesAttachedTo({ uid, auth }: AccountAuth, attachedTo: string): Query {
  const files = filesCollection(uid, firestore(auth))
  return query(files, where('attachedTo', '==', attachedTo), limit(listLimit))
}

/**
 * The next files that are attached to a document, in any state, ordered by ID; empty after the last one.
 *
 * @param after the ID of the file to continue after.
 */
export async function someFilesOf(
  account: AccountAuth,
  attachedTo: string,
  after?: string,
): Promise<readonly StoredFile[]> {
  const next = after === undefined ? [] : [startAfter(after)]
  const files = query(filesAttachedTo(account, attachedTo), orderBy(documentId()), ...next)
  const { docs } = await getDocsFromServer(files)
  return docs.map(fileIn)
}

/** Reads the records of all files of a person, in any state, in pages ordered by ID. */
export function allFiles(account: AccountAuth): AsyncGenerator<readonly StoredFile[], void> {
  const files = filesCollection(account.uid, firestore(account.auth))
  return pagesOf(account, query(files, orderBy(documentId())), fileIn)
}
