import { onSnapshot } from 'firebase/firestore'
import type { NoteInput } from '../../domain/editor/noteEditor.ts'
import { accountSession } from '#src/firebase/data/accountSession.ts'
import { noteRef, readNote } from './noteDocument.ts'
import { feeds } from './feeds.ts'
import { watchVersions, type Reports } from './watchVersions.ts'

/** Reports the server's version of a note: once at the start, then after every change. Retries by itself. */
export function watchDocument(input: NoteInput, report: Reports): () => void {
  const { uid, noteId } = input
  const document = {
    read: () => readNote(accountSession(uid), noteId),
    watchEnd: (onEnd: () => void) => watchEnd(uid, noteId, onEnd),
  }
  return watchVersions(input, { feeds, document }, report)
}

function watchEnd(uid: string, noteId: string, onEnd: () => void): () => void {
  return onSnapshot(
    noteRef(uid, noteId),
    (snapshot) => {
      if (!snapshot.metadata.fromCache && !snapshot.exists()) onEnd()
    },
    () => undefined,
  )
}
