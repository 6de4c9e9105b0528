import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type CollectionReference,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore'
import { type Note, listLimit } from '../../domain/note.ts'
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
  return pagesOf(vault, query(notesIn(vault), orderBy(documentId())), toNote)
}

/**
 * Notes that came or changed at that moment or later, as the server has them now.
 *
 * @param moment in milliseconds since 1970, by the server's clock.
 * @throws the SDK's error.
 */
export function notesSince(vault: Vault, moment: number): AsyncGenerator<readonly Note[]> {
  const since = where('updatedAt', '>=', Timestamp.fromMillis(moment))
  return pagesOf(vault, query(notesIn(vault), since, orderBy('updatedAt')), toNote)
}

/**
 * When a note came or changed for the last time, by the server's clock; 0 where there is none.
 *
 * @throws the SDK's error.
 */
export async function latestChange(vault: Vault): Promise<number> {
  demandOwner(vault)
  const newest = query(notesIn(vault), orderBy('updatedAt', 'desc'), limit(1))
  const { docs } = await getDocsFromServer(newest)
  return docs.map(toNote)[0]?.updatedAt ?? 0
}

/** The records of all files of a person, whatever their state, in the same way. */
export function allFiles(vault: Vault): AsyncGenerator<readonly StoredFile[]> {
  const files = filesOf(vault.uid, firestore(vault.session))
  return pagesOf(vault, query(files, orderBy(documentId())), toFile)
}

function notesIn({ uid, session }: Vault): CollectionReference {
  return notesOf(uid, firestore(session))
}

async function* pagesOf<Item>(
  vault: Vault,
  ordered: Query,
  toItem: (snapshot: DocumentSnapshot) => Item | null,
): AsyncGenerator<readonly Item[]> {
  const first = query(ordered, limit(listLimit))
  let page = first
  for (;;) {
    demandOwner(vault)
    const { docs } = await getDocsFromServer(page)
    yield docs.map(toItem).filter((item) => item !== null)
    const last = docs.at(-1)
    if (!last || docs.length < listLimit) return
    page = query(first, startAfter(last))
  }
}
