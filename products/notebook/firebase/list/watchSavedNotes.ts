import { limit, onSnapshot, query } from 'firebase/firestore'
import { codedError } from '#src/domain/errorCode.ts'
import { listedAfter, type KnownNotes } from '../../domain/list/knownNotes.ts'
import { pageSize, type SavedNotes } from '../../domain/list/noteList.ts'
import { isLater, type ListKind, type Note } from '../../domain/note.ts'
import { listQuery, toNotes } from './feedQueries.ts'
import { feeds as pageFeeds, type Feeds } from './feeds.ts'

type ListListener = {
  /** The saved notes of the list: once at the start, then after every change. */
  onSaved: (saved: SavedNotes) => void
  /** The SDK has given up on the server for now. It keeps trying. */
  onUnreachable: () => void
  onError: (error: unknown) => void
}

export type ListWatch = {
  /** Resolves once `onSaved` has reported one more page. May reject if the server can't be reached. */
  readNextPage: () => Promise<void>
  stop: () => void
}

export function watchSavedNotes(uid: string, kind: ListKind, listener: ListListener): ListWatch {
  return kind === 'notes' ? watchNotes(uid, listener) : watchTrash(uid, listener)
}

/** @param feeds those of this page; tests have others. */
export function watchNotes(
  uid: string,
  { onSaved, onUnreachable, onError }: ListListener,
  feeds: Feeds = pageFeeds,
): ListWatch {
  const changed = () => {
    const feed = feeds.feedOf(uid)
    const known = feed?.known()
    if (!feed || !known) return
    const isComplete = known.listEnd === null
    onSaved({ notes: listedAfter(known, null), isComplete, isConfirmed: feed.isConfirmed() })
  }
  const stop = feeds.subscribe(uid, { changed, unreachable: onUnreachable, failed: onError })
  // The feed may be followed already. Unconfirmed, it is still loading.
  if (feeds.feedOf(uid)?.isConfirmed()) changed()
  const readNextPage = async () => {
    const feed = feeds.feedOf(uid)
    if (!feed) throw codedError('unavailable', 'The feed has ended.')
    await feed.readNextPage()
  }
  return { readNextPage, stop }
}

/** The feed doesn't report permanent deletions, so the trash needs its own query while it is open. */
function watchTrash(uid: string, { onSaved, onUnreachable, onError }: ListListener): ListWatch {
  let page: SavedNotes | null = null
  /** How many notes the last query was limited to that the server has answered. */
  let reached = 0
  let stopPage: (() => void) | undefined
  const report = () => {
    if (page) onSaved({ ...page, notes: addUnreported(page.notes, pageFeeds.feedOf(uid)?.known()) })
  }
  const watchPage = (size: number) =>
    new Promise<void>((resolve) => {
      // The SDK first reports what it has already of a larger page.
      let isGrowing = page !== null
      stopPage?.()
      stopPage = onSnapshot(
        query(listQuery(uid, 'trash'), limit(size)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache) {
            if (isGrowing) return
            if (page) page = { ...page, isConfirmed: false }
            return onUnreachable()
          }
          isGrowing = false
          reached = size
          page = { notes: toNotes(docs), isComplete: docs.length < size, isConfirmed: true }
          report()
          resolve()
        },
        onError,
      )
    })
  const stopFeed = pageFeeds.subscribe(uid, {
    changed: report,
    unreachable: onUnreachable,
    failed: onError,
  })
  void watchPage(pageSize)
  return {
    readNextPage: () => watchPage(reached + pageSize),
    stop: () => {
      stopPage?.()
      stopFeed()
    },
  }
}

/**
 * Adds what was delivered, which the query of the trash hasn't reported yet: a note that was moved there, or, for one
 * that was restored, a version that isn't in the trash.
 */
function addUnreported(page: readonly Note[], known: KnownNotes | null | undefined): Note[] {
  const notes = new Map(page.map((note) => [note.id, note]))
  for (const note of known?.notes.values() ?? []) {
    const listed = notes.get(note.id)
    if (listed ? isLater(note, listed) : note.isUnreported) notes.set(note.id, note)
  }
  return [...notes.values()]
}
