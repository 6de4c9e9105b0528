import {
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { pageSize } from '../../domain/noteList.ts'
import type { ListKind } from '../../domain/noteOrder.ts'
import { noteOf, notesOf, toNote } from './noteDocument.ts'

/** Hears the first page. */
export type PageListener = {
  onPage: (notes: readonly Note[]) => void
  /** The SDK has given up on the server for now; it goes on asking. */
  onSilence: () => void
  onError: (error: unknown) => void
}

/** Follows the first page of a list; returns the function that stops it. */
export function followFirstPage(
  uid: string,
  kind: ListKind,
  { onPage, onSilence, onError }: PageListener,
): () => void {
  return onSnapshot(
    pagesOf(uid, kind),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => (metadata.fromCache ? onSilence() : onPage(toNotes(docs))),
    onError,
  )
}

/**
 * Follows what changes after a moment, in milliseconds since 1970: notes of further pages, which nobody
 * follows, are among it. Returns the function that stops it.
 */
export function followChanges(
  uid: string,
  since: number,
  { onPage, onError }: Pick<PageListener, 'onPage' | 'onError'>,
): () => void {
  const changes = query(
    notesOf(uid),
    where('updatedAt', '>', timestampOf(since)),
    orderBy('updatedAt', 'desc'),
    limit(pageSize),
  )
  return onSnapshot(changes, ({ docs }) => onPage(toNotes(docs)), onError)
}

/** Reads the page after a note. */
export async function readPageAfter(
  uid: string,
  kind: ListKind,
  after: Note,
): Promise<readonly Note[]> {
  const place = startAfter(
    ...(kind === 'notes' ? [after.content.pinned] : []),
    timestampOf(after.updatedAt),
  )
  return toNotes((await getDocs(query(pagesOf(uid, kind), place))).docs)
}

/** Reads single notes; leaves out those that do not exist. */
export async function readNotes(uid: string, ids: readonly string[]): Promise<readonly Note[]> {
  return toNotes(await Promise.all(ids.map((id) => getDoc(noteOf(uid, id)))))
}

function pagesOf(uid: string, kind: ListKind): Query {
  const order = [
    ...(kind === 'notes' ? [orderBy('pinned', 'desc')] : []),
    orderBy('updatedAt', 'desc'),
  ]
  return query(notesOf(uid), where('deleted', '==', kind === 'trash'), ...order, limit(pageSize))
}

function timestampOf(moment: number): Timestamp {
  const seconds = Math.floor(moment / 1e3)
  const microseconds = Math.round((moment - seconds * 1e3) * 1e3)
  return new Timestamp(seconds, microseconds * 1e3)
}

function toNotes(snapshots: readonly DocumentSnapshot[]): readonly Note[] {
  return snapshots.map(toNote).filter((note) => note !== null)
}
