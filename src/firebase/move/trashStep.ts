import { serverTimestamp } from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { firestore } from '../firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import { transactIn } from '../notes/transact.ts'
import type { Vault } from '../vault/vault.ts'

/**
 * Puts a note into the trash or takes it out, if it still is as `isMeant` says.
 *
 * @param opId by which this step can be known again.
 * @returns the note as it was found; `null` where there is none.
 * @throws the SDK's error.
 */
export function trashStep(
  vault: Vault,
  noteId: string,
  deleted: boolean,
  isMeant: (note: Note) => boolean,
  opId: string = crypto.randomUUID(),
): Promise<Note | null> {
  const place = noteOf(vault.uid, noteId, firestore(vault.session))
  return transactIn(vault, async (transaction) => {
    const note = toNote(await transaction.get(place))
    if (!note || note.content.deleted === deleted || !isMeant(note)) return note
    transaction.update(place, {
      deleted,
      rev: note.rev + 1,
      opId,
      parentOpId: note.opId,
      updatedAt: serverTimestamp(),
    })
    return note
  })
}
