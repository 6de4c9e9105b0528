import { getDoc, getDocs, limit, onSnapshot, query, startAfter } from 'firebase/firestore'
import { listedAfter } from '../../domain/list/knownNotes.ts'
import type { Note, ListKind } from '../../domain/note.ts'
import { pageSize } from '../../domain/list/noteList.ts'
import { listOf, placeOf, toNotes } from './feedQueries.ts'
import { noteRef, toNote } from './noteDocument.ts'
import { feeds } from './feeds.ts'

/** Callbacks for changes to a list. */
type ListListener = {
  /** The first page: once at the start, then after every change. */
  onPage: (notes: readonly Note[]) => void
  /** Notes that changed since then, on any page. Further pages aren't watched. */
  onChange: (notes: readonly Note[]) => void
  /** The SDK has given up on the server for now. It keeps trying. */
  onUnreachable: () => void
  onError: (error: unknown) => void
}

/** Follows a list; returns a function that stops it. */
export function watchServerList(uid: string, kind: ListKind, listener: ListListener): () => void {
  const { onPage, onChange, onUnreachable, onError } = listener
  const stopFeed = feeds.subscribe(uid, {
    changed: () => {
      const feed = feeds.feedOf(uid)
      const current = feed?.current()
      if (kind === 'notes' && current) onPage(listedAfter(current, null).slice(0, pageSize))
      onChange(feed?.lastChanges() ?? [])
    },
    unreachable: onUnreachable,
    failed: onError,
  })
  if (kind === 'notes') return stopFeed
  // The feed doesn't report permanent deletions, so the trash needs its own query while it is open.
  const stopPage = onSnapshot(
    query(listOf(uid, kind), limit(pageSize)),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => (metadata.fromCache ? onUnreachable() : onPage(toNotes(docs))),
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
  const feed = feeds.feedOf(uid)
  if (kind === 'notes' && feed?.current()) return feed.pageAfter(after)
  const page = query(listOf(uid, kind), limit(pageSize), startAfter(...placeOf(kind, after)))
  return toNotes((await getDocs(page)).docs)
}

/** Reads single notes; omits those that don't exist. */
export async function readNotes(uid: string, ids: readonly string[]): Promise<readonly Note[]> {
  const current = feeds.feedOf(uid)?.current()
  const onPage = new Set(
    (current ? listedAfter(current, null).slice(0, pageSize) : []).map(({ id }) => id),
  )
  const read = async (id: string) =>
    // A note pushed off the first page is unchanged, or the feed would have reported it.
    (onPage.has(id) ? undefined : current?.notes.get(id)) ?? toNote(await getDoc(noteRef(uid, id)))
  return (await Promise.all(ids.map(read))).filter((note) => note !== null)
}
