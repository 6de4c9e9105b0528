import { getDoc, getDocs, limit, onSnapshot, query, startAfter } from 'firebase/firestore'
import { listedAfter } from '../../domain/knownNotes.ts'
import type { Note, ListKind } from '../../domain/note.ts'
import { pageSize } from '../../domain/noteList.ts'
import { listOf, placeOf, toNotes } from './feedQueries.ts'
import { noteOf, toNote } from './noteDocument.ts'
import { feedOf, followFeed } from './noteFeed.ts'

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
  const stopFeed = followFeed(uid, {
    changed: () => {
      const feed = feedOf(uid)
      const current = feed?.current()
      if (kind === 'notes' && current) onPage(listedAfter(current, null).slice(0, pageSize))
      onChange(feed?.changes() ?? [])
    },
    silent: onSilence,
    failed: onError,
  })
  if (kind === 'notes') return stopFeed
  // Only this tells of those that are deleted for good, and it is watched only while the trash is open.
  const stopPage = onSnapshot(
    query(listOf(uid, kind), limit(pageSize)),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => (metadata.fromCache ? onSilence() : onPage(toNotes(docs))),
    onError,
  )
  return () => {
    stopPage()
    stopFeed()
  }
}

/** Reads the page after a note. */
export async function readPageAfter(
  uid: string,
  kind: ListKind,
  after: Note,
): Promise<readonly Note[]> {
  const feed = feedOf(uid)
  if (kind === 'notes' && feed?.current()) return feed.pageAfter(after)
  const page = query(listOf(uid, kind), limit(pageSize), startAfter(...placeOf(kind, after)))
  return toNotes((await getDocs(page)).docs)
}

/** Reads single notes; leaves out those that do not exist. */
export async function readNotes(uid: string, ids: readonly string[]): Promise<readonly Note[]> {
  const current = feedOf(uid)?.current()
  const onPage = new Set(
    (current ? listedAfter(current, null).slice(0, pageSize) : []).map(({ id }) => id),
  )
  const read = async (id: string) =>
    // What was pushed out of the first page has not changed, or the feed would have said so.
    (onPage.has(id) ? undefined : current?.notes.get(id)) ?? toNote(await getDoc(noteOf(uid, id)))
  return (await Promise.all(ids.map(read))).filter((note) => note !== null)
}
