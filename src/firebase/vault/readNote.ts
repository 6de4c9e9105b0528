import { getDocFromServer } from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { firestore } from '../firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import type { Vault } from './vault.ts'

/**
 * A note as the server has it; `null` where there is none.
 *
 * @throws the SDK's error while the server cannot be asked.
 */
export async function readNote({ uid, session }: Vault, noteId: string): Promise<Note | null> {
  return toNote(await getDocFromServer(noteOf(uid, noteId, firestore(session))))
}
