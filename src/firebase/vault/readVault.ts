import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type CollectionReference,
  type DocumentSnapshot,
} from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { listLimit } from '../../domain/noteLimits.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { filesOf, toFile } from '../files/fileDocument.ts'
import { firestore } from '../firestore.ts'
import { notesOf, toNote } from '../notes/noteDocument.ts'
import { demandOwner, type Vault } from './vault.ts'

/**
 * All notes of a person as the server has them, those in the trash too, page by page in the order of their ids.
 *
 * @throws the SDK's error.
 */
export function allNotes(vault: Vault): AsyncGenerator<readonly Note[]> {
  return pagesOf(vault, notesOf(vault.uid, firestore(vault.session)), toNote)
}

/** The records of all files of a person, whatever their state, in the same way. */
export function allFiles(vault: Vault): AsyncGenerator<readonly StoredFile[]> {
  return pagesOf(vault, filesOf(vault.uid, firestore(vault.session)), toFile)
}

async function* pagesOf<Item>(
  vault: Vault,
  collection: CollectionReference,
  toItem: (snapshot: DocumentSnapshot) => Item | null,
): AsyncGenerator<readonly Item[]> {
  const inOrder = query(collection, orderBy(documentId()), limit(listLimit))
  let page = inOrder
  for (;;) {
    demandOwner(vault)
    const { docs } = await getDocsFromServer(page)
    yield docs.map(toItem).filter((item) => item !== null)
    const last = docs.at(-1)
    if (!last || docs.length < listLimit) return
    page = query(inOrder, startAfter(last))
  }
}
