import { getDocFromServer, onSnapshot } from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import type { NoteInput } from '../../domain/noteEditor.ts'
import { noteRef, toNote } from './noteDocument.ts'
import { feeds } from './feeds.ts'
import { watchVersions, type Reports } from './watchVersions.ts'

/**
 * Reads a note from the server, bypassing the SDK's cache.
 *
 * @throws the SDK's error if the server can't be reached.
 */
export async function readDocument(uid: string, noteId: string): Promise<Note | null> {
  return toNote(await getDocFromServer(noteRef(uid, noteId)))
}

/** Reports the server's version of a note: once at the start, then after every change. Retries by itself. */
export function watchDocument(input: NoteInput, report: Reports): () => void {
  const { uid, noteId } = input
  const document = {
    read: () => readDocument(uid, noteId),
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
