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
import type { Note, ListKind } from '../../domain/note.ts'
import { pageSize } from '../../domain/noteList.ts'
import { noteOf, notesCollection, toNote } from './noteDocument.ts'

/** Hears of a list. */
export type ListListener = {
  /** The first page, at once and after every change. */
  onPage: (notes: readonly Note[]) => void
  /** Notes that have changed since, wherever they stand: nobody follows the further pages. */
  onChange: (notes: readonly Note[]) => void
  /** The SDK has given up on the server for now; it goes on asking. */
  onSilence: () => void
  onError: (error: unknown) => void
}

/** Follows a list; returns the function that stops it. */
export function followList(uid: string, kind: ListKind, listener: ListListener): () => void {
  const { onPage, onChange, onSilence, onError } = listener
  let stopChanges: (() => void) | undefined
  const stopPage = onSnapshot(
    pagesOf(uid, kind),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      if (metadata.fromCache) return onSilence()
      const notes = toNotes(docs)
      onPage(notes)
      if (notes.length < pageSize) return
      stopChanges ??= onSnapshot(
        changesOf(uid, notes),
        (changes) => onChange(toNotes(changes.docs)),
        onError,
      )
    },
    onError,
  )
  return () => {
    stopPage()
    stopChanges?.()
  }
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
  return query(
    notesCollection(uid),
    where('deleted', '==', kind === 'trash'),
    ...order,
    limit(pageSize),
  )
}

/** What is newer than all of these notes. */
function changesOf(uid: string, notes: readonly Note[]): Query {
  const newest = Math.max(...notes.map(({ updatedAt }) => updatedAt))
  return query(
    notesCollection(uid),
    where('updatedAt', '>', timestampOf(newest)),
    orderBy('updatedAt', 'desc'),
    limit(pageSize),
  )
}

function timestampOf(moment: number): Timestamp {
  const seconds = Math.floor(moment / 1e3)
  const microseconds = Math.round((moment - seconds * 1e3) * 1e3)
  return new Timestamp(seconds, microseconds * 1e3)
}

function toNotes(snapshots: readonly DocumentSnapshot[]): readonly Note[] {
  return snapshots.map(toNote).filter((note) => note !== null)
}
