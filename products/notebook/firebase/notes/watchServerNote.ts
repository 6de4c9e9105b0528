import { onSnapshot } from 'firebase/firestore'
import { backOff } from '#src/domain/backOff.ts'
import { onNetworkBack } from '#src/firebase/sdk/onNetworkBack.ts'
import { accountSession } from '#src/firebase/documents/accountSession.ts'
import type { Note } from '../../domain/note.ts'
import type { NoteInput } from '../../domain/editor/noteEditor.ts'
import { feeds as pageFeeds, type Feeds } from './feeds.ts'
import { noteRef, readNote } from './noteDocument.ts'
import type { ServerNoteListener } from './watchShownNote.ts'

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
  /** The feed's `generation` when the note was read; it keeps the note current until the next one. `null` if unread. */
  let readIn: number | null = null
  /** The SDK would answer a second read with the result of the first one, which may be older. */
  let isReading = false
  /** Whether the feed has lost the server. The browser doesn't report every outage's end, but the feed does. */
  let isFeedAway = false
  let stopTrash: (() => void) | null = null
  let stopFeed: (() => void) | null = null

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
    const needsRead = readIn === null || readIn < generation
    if (isReading || !needsRead) return
    isReading = true
    readIn = generation
    try {
      const note = await read()
      if (signal.aborted) return
      isReading = false
      reading.succeeded()
      // A note that the feed has learned of meanwhile was created after it was read.
      if (note || !knownNote()) feeds.feedOf(uid)?.updateNote(noteId, note)
      reportNote(knownNote() ?? note)
      check()
    } catch {
      if (signal.aborted) return
      isReading = false
      listener.unreachable()
      reading.failed()
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
  const reading = retrying(() => {
    readIn = null
    check()
  })
  const follow = () => {
    // Another feed counts from the beginning.
    readIn = null
    stopFeed = feeds.subscribe(uid, {
      changed: () => {
        following.succeeded()
        if (isFeedAway) reading.retryNow()
        isFeedAway = false
        check()
      },
      unreachable: () => {
        isFeedAway = true
        listener.unreachable()
      },
      failed: () => {
        listener.unreachable()
        following.failed()
      },
    })
    void checkRestored()
  }
  const following = retrying(follow)
  const checkRestored = async () => {
    await feeds.feedOf(uid)?.restored
    if (!signal.aborted) check()
  }
  follow()
  return () => {
    forgetTrash()
    stopFeed?.()
    reading.stop()
    following.stop()
    watching.abort()
  }
}

/** Runs work again some time after each failure, and at once when the network or the server is back. */
function retrying(work: () => void) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = () => {
    cancel()
    work()
  }
  const retryNow = () => {
    failures = 0
    if (timer !== undefined) run()
  }
  const stopListening = onNetworkBack(retryNow)
  return {
    /** Doesn't wait any longer for the time of the next retry, if there is one. */
    retryNow,
    failed: () => {
      cancel()
      failures += 1
      timer = setTimeout(run, backOff(failures, 2_000, 60_000))
    },
    succeeded: () => {
      cancel()
      failures = 0
    },
    stop: () => {
      cancel()
      stopListening()
    },
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
