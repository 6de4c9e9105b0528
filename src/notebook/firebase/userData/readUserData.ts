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
import type { Note } from '../../domain/note.ts'
import { listLimit } from '../../../domain/fileLimits.ts'
import type { StoredFile } from '../../../domain/storedFile.ts'
import { filesCollection, toFile } from '../../../firebase/files/fileDocument.ts'
import { firestore } from '../../../firebase/firestore.ts'
import { notesCollection, toNote } from '../notes/noteDocument.ts'
import { demandOwner, type UserData } from '../../../firebase/userData/userData.ts'

/**
 * All notes of a person as the server has them, those in the trash too, page by page in the order of their ids.
 *
 * @throws the SDK's error.
 */
export function allNotes(userData: UserData): AsyncGenerator<readonly Note[]> {
  return pagesOf(userData, query(notesIn(userData), orderBy(documentId())), toNote)
}

/**
 * Notes that came or changed at that moment or later, as the server has them now.
 *
 * @param moment in milliseconds since 1970, by the server's clock.
 * @throws the SDK's error.
 */
export function notesSince(userData: UserData, moment: number): AsyncGenerator<readonly Note[]> {
  const since = where('updatedAt', '>=', Timestamp.fromMillis(moment))
  return pagesOf(userData, query(notesIn(userData), since, orderBy('updatedAt')), toNote)
}

/**
 * When a note came or changed for the last time, by the server's clock; 0 where there is none.
 *
 * @throws the SDK's error.
 */
export async function latestChange(userData: UserData): Promise<number> {
  demandOwner(userData)
  const newest = query(notesIn(userData), orderBy('updatedAt', 'desc'), limit(1))
  const { docs } = await getDocsFromServer(newest)
  return docs.map(toNote)[0]?.updatedAt ?? 0
}

/** The records of all files of a person, whatever their state, in the same way. */
export function allFiles(userData: UserData): AsyncGenerator<readonly StoredFile[]> {
  const files = filesCollection(userData.uid, firestore(userData.session))
  return pagesOf(userData, query(files, orderBy(documentId())), toFile)
}

function notesIn({ uid, session }: UserData): CollectionReference {
  return notesCollection(uid, firestore(session))
}

async function* pagesOf<Item>(
  userData: UserData,
  ordered: Query,
  toItem: (snapshot: DocumentSnapshot) => Item | null,
): AsyncGenerator<readonly Item[]> {
  const first = query(ordered, limit(listLimit))
  let page = first
  for (;;) {
    demandOwner(userData)
    const { docs } = await getDocsFromServer(page)
    yield docs.map(toItem).filter((item) => item !== null)
    const last = docs.at(-1)
    if (!last || docs.length < listLimit) return
    page = query(first, startAfter(last))
  }
}
