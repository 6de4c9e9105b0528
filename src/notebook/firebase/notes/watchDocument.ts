import { getDocFromServer, onSnapshot } from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { noteOf, toNote } from './noteDocument.ts'
import { feedOf, followFeed } from './noteFeed.ts'

/** After the server has refused to be watched, or to be asked. */
const retryWait = 5_000

type Reports = {
  /** What the server has; `null` for nothing. */
  found: (note: Note | null) => void
  unreachable: () => void
}

/**
 * Asks the server for a note, past what it has sent by itself.
 *
 * @throws the SDK’s error while the server cannot be reached.
 */
export async function readDocument(uid: string, noteId: string): Promise<Note | null> {
  return toNote(await getDocFromServer(noteOf(uid, noteId)))
}

/**
 * Reports a note as the server has it, at once and after every change; comes back by itself. It hears of
 * changes from the feed, like the list, and asks only for what the feed does not know.
 */
export function watchDocument(uid: string, noteId: string, report: Reports): () => void {
  const watching = new AbortController()
  const { signal } = watching
  let told: Note | null | undefined
  /** In which beginning of the feed the note was asked for; what is asked for later the feed keeps up to date. */
  let asked = -1
  let stopTrash: (() => void) | null = null

  const tell = (note: Note | null) => {
    if (note !== told || note === null) report.found(note)
    told = note
    // Only a note in the trash can go for good, and of that the feed does not tell.
    if (note?.content.deleted) stopTrash ??= watchTrashed(uid, noteId, tell, signal)
    else forgetTrash()
  }
  const forgetTrash = () => {
    stopTrash?.()
    stopTrash = null
  }
  const ask = async () => {
    const beginnings = feedOf(uid)?.beginnings() ?? 0
    if (asked >= beginnings) return
    asked = beginnings
    try {
      const note = await readDocument(uid, noteId)
      if (signal.aborted) return
      feedOf(uid)?.learn(noteId, note)
      tell(feedOf(uid)?.known()?.notes.get(noteId) ?? note)
    } catch {
      if (signal.aborted) return
      asked = -1
      report.unreachable()
      later(check)
    }
  }
  const check = () => {
    // Without a network, what was seen last is better than nothing.
    const note = feedOf(uid)?.known()?.notes.get(noteId)
    if (note) tell(note)
    else void ask()
  }
  const later = (work: () => void) => {
    const waiting = setTimeout(work, retryWait)
    signal.addEventListener('abort', () => clearTimeout(waiting))
  }
  const follow = () => {
    const stop = followFeed(uid, {
      changed: check,
      silent: report.unreachable,
      failed: () => {
        report.unreachable()
        later(follow)
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
  tell: (note: Note | null) => void,
  signal: AbortSignal,
): () => void {
  return onSnapshot(
    noteOf(uid, noteId),
    (snapshot) => {
      if (snapshot.metadata.fromCache || snapshot.exists() || signal.aborted) return
      feedOf(uid)?.learn(noteId, null)
      tell(null)
    },
    () => undefined,
  )
}
