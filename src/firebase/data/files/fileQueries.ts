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
import { listLimit } from '../../../domain/data/fileLimits.ts'
import type { StoredFile } from '../../../domain/data/storedFile.ts'
import { firestore } from '../../sdk/firestore.ts'
import { requireSignedIn, type AccountRef } from '../accountRef.ts'
import { filesCollection, toFile } from './fileDocument.ts'

/** A page of the files that are attached to a document, in any state. */
export function filesAttachedTo({ uid, auth }: AccountRef, attachedTo: string): Query {
  const files = filesCollection(uid, firestore(auth))
  return query(files, where('attachedTo', '==', attachedTo), limit(listLimit))
}

/**
 * The next files that are attached to a document, in any state, ordered by ID; empty after the last one.
 *
 * @param after the ID of the file to continue after.
 * @throws the SDK's error if the server can't be reached.
 */
export function someFilesOf(
  account: AccountRef,
  attachedTo: string,
  after?: string,
): Promise<readonly StoredFile[]> {
  return read(query(filesAttachedTo(account, attachedTo), orderBy(documentId())), after)
}

/** Reads the records of all files of a person, in any state, in pages ordered by ID. */
export async function* allFiles(account: AccountRef): AsyncGenerator<readonly StoredFile[], void> {
  const files = filesCollection(account.uid, firestore(account.auth))
  const inOrder = query(files, orderBy(documentId()), limit(listLimit))
  let last: string | undefined
  do {
    requireSignedIn(account)
    const page = await read(inOrder, last)
    yield page
    last = page.length < listLimit ? undefined : page.at(-1)?.id
  } while (last !== undefined)
}

async function read(files: Query, after: string | undefined): Promise<readonly StoredFile[]> {
  const { docs } = await getDocsFromServer(after ? query(files, startAfter(after)) : files)
  return docs.map(toFile).filter((file) => file !== null)
}
