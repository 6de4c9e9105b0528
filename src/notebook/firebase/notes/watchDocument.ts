import { getDocFromServer, onSnapshot } from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { noteOf, toNote } from './noteDocument.ts'

/** After the server has refused to be watched. */
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

/** Reports a note as the server has it, at once and after every change; comes back by itself. */
export function watchDocument(uid: string, noteId: string, report: Reports): () => void {
  let stop: (() => void) | undefined
  const watch = () => {
    stop = onSnapshot(
      noteOf(uid, noteId),
      (snapshot) => {
        const isKnown = snapshot.exists() || !snapshot.metadata.fromCache
        if (isKnown) report.found(toNote(snapshot))
        else report.unreachable()
      },
      () => {
        report.unreachable()
        const waiting = setTimeout(watch, retryWait)
        stop = () => clearTimeout(waiting)
      },
    )
  }
  watch()
  return () => stop?.()
}
