import { onSnapshot } from 'firebase/firestore'
import { accountSession } from '#src/firebase/data/accountSession.ts'
import type { Note } from '../../domain/note.ts'
import type { NoteInput } from '../../domain/editor/noteEditor.ts'
import { feeds as pageFeeds, type Feeds } from './feeds.ts'
import { noteRef, readNote } from './noteDocument.ts'
import type { ServerNoteListener } from './subscribeToShownNote.ts'

/** Milliseconds before retrying after the server has refused. */
const retryWait = 5_000

type Sources = {
  feeds: Feeds
  /** Bypasses the SDK's cache. Rejects with the SDK's error if the server can't be reached. */
  read: () => Promise<Note | null>
  /** Reports that the note was permanently deleted, until the returned function is called. */
  watchPurge: (onPurge: () => void) => () => void
}

/**
 * Reports the server's version of a note: once at the start, then after every change. Retries by itself. Uses
 * the feed, and reads only what the feed doesn't know.
 */
export function watchServerNote(
  input: NoteInput,
  listener: ServerNoteListener,
  { feeds, read, watchPurge } = sourcesOf(input),
): () => void {
  const { uid, noteId, isBegunHere = false } = input
  const watching = new AbortController()
  const { signal } = watching
  let reported: Note | null | undefined
  /** The feed's `generation` when the note was read. The feed keeps it current until the next one. */
  let requestedIn = -1
  /** The SDK would answer a second read with the result of the first one, which may be older. */
  let isReading = false
  let stopTrash: (() => void) | null = null
  let stopFeed: (() => void) | null = null
  const retries = new Set<ReturnType<typeof setTimeout>>()

  const reportNote = (note: Note | null) => {
    if (note !== reported || note === null) listener.found(note)
    reported = note
    // Only notes in the trash can be permanently deleted, and the feed doesn't report that.
    if (note?.content.deleted) stopTrash ??= watchTrash()
    else forgetTrash()
  }
  const watchTrash = () =>
    watchPurge(() => {
      if (signal.aborted) return
      feeds.feedOf(uid)?.updateNote(noteId, null)
      reportNote(null)
    })
  const forgetTrash = () => {
    stopTrash?.()
    stopTrash = null
  }
  const requestNote = async () => {
    const generation = feeds.feedOf(uid)?.generation() ?? 0
    if (isReading || requestedIn >= generation) return
    isReading = true
    requestedIn = generation
    try {
      const note = await read()
      if (signal.aborted) return
      isReading = false
      // A note that the feed has learned of meanwhile was created after it was read.
      if (note || !knownNote()) feeds.feedOf(uid)?.updateNote(noteId, note)
      reportNote(knownNote() ?? note)
      check()
    } catch {
      if (signal.aborted) return
      isReading = false
      requestedIn = -1
      listener.unreachable()
      retryLater(check)
    }
  }
  const knownNote = () => feeds.knownNote(uid, noteId)
  const check = () => {
    // Offline, the version seen last is better than nothing.
    const note = knownNote()
    if (note) reportNote(note)
    else if (mayExist()) void requestNote()
  }
  const mayExist = () => !isBegunHere || reported !== undefined
  const retryLater = (work: () => void) => {
    const waiting = setTimeout(() => {
      retries.delete(waiting)
      work()
    }, retryWait)
    retries.add(waiting)
  }
  const follow = () => {
    stopFeed = feeds.subscribe(uid, {
      changed: check,
      unreachable: listener.unreachable,
      failed: () => {
        listener.unreachable()
        retryLater(follow)
      },
    })
    void checkRestored()
  }
  const checkRestored = async () => {
    await feeds.feedOf(uid)?.restored
    if (!signal.aborted) check()
  }
  follow()
  return () => {
    forgetTrash()
    stopFeed?.()
    for (const waiting of retries) clearTimeout(waiting)
    watching.abort()
  }
}

function sourcesOf({ uid, noteId }: NoteInput): Sources {
  return {
    feeds: pageFeeds,
    read: () => readNote(accountSession(uid), noteId),
    watchPurge: (onPurge) =>
      onSnapshot(
        noteRef(uid, noteId),
        (snapshot) => {
          if (!snapshot.metadata.fromCache && !snapshot.exists()) onPurge()
        },
        () => undefined,
      ),
  }
}
