import { onSnapshot } from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { noteOf, toNote } from './noteDocument.ts'

/** After the server has refused to be watched. */
const restBeforeNextTry = 5_000

type Reports = {
  /** What the server has; `null` for nothing. */
  found: (note: Note | null) => void
  unreachable: () => void
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
        const waiting = setTimeout(watch, restBeforeNextTry)
        stop = () => clearTimeout(waiting)
      },
    )
  }
  watch()
  return () => stop?.()
}
