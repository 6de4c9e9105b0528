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
import { pagesOf } from '../pagesOf.ts'
import { filesCollection, fileIn } from './fileDocument.ts'

/** A page of the files that are attached to a document, in any state. */
export function filesAttachedTo(account: AccountAuth, attachedTo: string): Query {
  return query(filesCollection(account), where('attachedTo', '==', attachedTo), limit(listLimit))
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
  return pagesOf(account, query(filesCollection(account), orderBy(documentId())), fileIn)
}
