import { onSnapshot } from 'firebase/firestore'
import { keepListening } from '#src/firebase/documents/keepListening.ts'
import type { NoteInput } from '../../domain/editor/noteEditor.ts'
import type { Note } from '../../domain/note.ts'
import { feeds as pageFeeds, type Feeds } from '../list/feeds.ts'
import { noteRef, toNote } from '../serverNotes/noteDocument.ts'
import type { ServerNoteListener } from './watchShownNote.ts'

type Sources = {
  feeds: Feeds
  /** Watches the note's document until the returned function is called. Retries by itself. */
  watchDocument: (listener: ServerNoteListener) => () => void
}

/**
 * Reports the server's version of a note, or a later one that this device has delivered: once at the start, then after
 * every change. Retries by itself. The feed knows most notes. The note's document is watched only while the feed
 * doesn't know the note, or while it is in the trash: only notes in the trash can be permanently deleted, and the feed
 * doesn't report that.
 */
export function watchServerNote(
  input: NoteInput,
  listener: ServerNoteListener,
  { feeds, watchDocument } = sourcesOf(input),
): () => void {
  const { uid, noteId, isBegunHere = false } = input
  let isWatching = true
  let reported: Note | null | undefined
  let stopDocument: (() => void) | null = null

  const report = (note: Note | null) => {
    // The listener checks each time whether a note that was delivered is really missing.
    if (note !== reported || note === null) listener.found(note)
    reported = note
  }
  const check = () => {
    if (!isWatching) return
    const note = feeds.knownNote(uid, noteId)
    if (note) report(note)
    // The server can't have a note that was begun here, until it was reported.
    const mayExist = !isBegunHere || reported !== undefined
    if (note ? note.content.isInTrash : mayExist) stopDocument ??= watchDocument(documentListener)
    else leaveDocument()
  }
  const documentListener: ServerNoteListener = {
    ...listener,
    found: (note) => {
      feeds.feedOf(uid)?.addReportedNote(noteId, note)
      // Before its first page, the feed remembers nothing.
      if (!feeds.knownNote(uid, noteId)) report(note)
      check()
    },
  }
  const leaveDocument = () => {
    stopDocument?.()
    stopDocument = null
  }
  const stopFeed = keepListening((onRefused) => {
    const stop = feeds.subscribe(uid, {
      changed: check,
      unreachable: listener.unreachable,
      failed: () => {
        listener.unreachable()
        onRefused()
      },
    })
    // A note that the device has stored isn't read.
    void feeds.feedOf(uid)?.restored.then(check)
    return stop
  })
  return () => {
    isWatching = false
    stopFeed()
    leaveDocument()
  }
}

function sourcesOf({ uid, noteId }: NoteInput): Sources {
  return {
    feeds: pageFeeds,
    watchDocument: ({ found, cached, unreachable }) =>
      keepListening((onRefused) =>
        onSnapshot(
          noteRef(uid, noteId),
          // An answer that only confirms what the cache has is reported, too.
          { includeMetadataChanges: true },
          (snapshot) => {
            const note = toNote(snapshot)
            if (!snapshot.metadata.fromCache) found(note)
            else if (note) cached(note)
            else unreachable()
          },
          () => {
            unreachable()
            onRefused()
          },
        ),
      ),
  }
}
