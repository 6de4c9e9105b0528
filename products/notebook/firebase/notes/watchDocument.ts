import { getDocFromServer, onSnapshot } from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { noteRef, toNote } from './noteDocument.ts'
import { feedOf, subscribeToFeed } from './noteFeed.ts'

/** Milliseconds before retrying after the server has refused. */
const retryWait = 5_000

type Reports = {
  /** The server's version; `null` if the note doesn't exist. */
  found: (note: Note | null) => void
  unreachable: () => void
}

/**
 * Reads a note from the server, bypassing the SDK's cache.
 *
 * @throws the SDK's error if the server can't be reached.
 */
export async function readDocument(uid: string, noteId: string): Promise<Note | null> {
  return toNote(await getDocFromServer(noteRef(uid, noteId)))
}

/**
 * Reports the server's version of a note: once at the start, then after every change. Retries by itself. Uses
 * the feed, and reads only what the feed doesn't know.
 */
export function watchDocument(uid: string, noteId: string, report: Reports): () => void {
  const watching = new AbortController()
  const { signal } = watching
  let reported: Note | null | undefined
  /** The feed's `beginnings` when the note was read. The feed keeps it current until the next one. */
  let requestedIn = -1
  let stopTrash: (() => void) | null = null

  const reportNote = (note: Note | null) => {
    if (note !== reported || note === null) report.found(note)
    reported = note
    // Only notes in the trash can be permanently deleted, and the feed doesn't report that.
    if (note?.content.deleted) stopTrash ??= watchTrashed(uid, noteId, reportNote, signal)
    else forgetTrash()
  }
  const forgetTrash = () => {
    stopTrash?.()
    stopTrash = null
  }
  const requestNote = async () => {
    const beginnings = feedOf(uid)?.beginnings() ?? 0
    if (requestedIn >= beginnings) return
    requestedIn = beginnings
    try {
      const note = await readDocument(uid, noteId)
      if (signal.aborted) return
      feedOf(uid)?.learn(noteId, note)
      reportNote(feedOf(uid)?.known()?.notes.get(noteId) ?? note)
    } catch {
      if (signal.aborted) return
      requestedIn = -1
      report.unreachable()
      retryLater(check)
    }
  }
  const check = () => {
    // Offline, the version seen last is better than nothing.
    const note = feedOf(uid)?.known()?.notes.get(noteId)
    if (note) reportNote(note)
    else void requestNote()
  }
  const retryLater = (work: () => void) => {
    const waiting = setTimeout(work, retryWait)
    signal.addEventListener('abort', () => clearTimeout(waiting))
  }
  const follow = () => {
    const stop = subscribeToFeed(uid, {
      changed: check,
      silent: report.unreachable,
      failed: () => {
        report.unreachable()
        retryLater(follow)
      },
    })
    signal.addEventListener('abort', stop)
    void checkRestored()
  }
  const checkRestored = async () => {
    await feedOf(uid)?.restored
    if (!signal.aborted) check()
  }
  follow()
  return () => {
    forgetTrash()
    watching.abort()
  }
}

function watchTrashed(
  uid: string,
  noteId: string,
  reportNote: (note: Note | null) => void,
  signal: AbortSignal,
): () => void {
  return onSnapshot(
    noteRef(uid, noteId),
    (snapshot) => {
      if (snapshot.metadata.fromCache || snapshot.exists() || signal.aborted) return
      feedOf(uid)?.learn(noteId, null)
      reportNote(null)
    },
    () => undefined,
  )
}
