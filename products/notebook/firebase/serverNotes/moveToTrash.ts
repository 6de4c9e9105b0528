import { runTransaction } from '#src/firebase/documents/runTransaction.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import type { Note } from '../../domain/note.ts'
import { nextVersionFields, noteRef, toNote } from './noteDocument.ts'

/**
 * Moves a note to the trash, if it exists and `onlyIf` accepts it. Safe to repeat.
 *
 * @throws the SDK's error.
 */
export function moveToTrash(
  account: AccountAuth,
  noteId: string,
  onlyIf: (note: Note) => boolean = () => true,
): Promise<void> {
  return changeNote(account, noteId, (note) =>
    !note.content.isInTrash && onlyIf(note)
      ? { isInTrash: true, ...nextVersionFields(note, crypto.randomUUID()) }
      : null,
  )
}

/**
 * Takes a note out of the trash, if it is there. Safe to repeat.
 *
 * @param editId the edit that does it.
 * @throws the SDK's error.
 */
export function restoreFromTrash(
  account: AccountAuth,
  noteId: string,
  editId: string = crypto.randomUUID(),
): Promise<void> {
  return changeNote(account, noteId, (note) =>
    note.content.isInTrash ? { isInTrash: false, ...nextVersionFields(note, editId) } : null,
  )
}

/** @param change the fields to change; `null` if there are none. */
function changeNote(
  account: AccountAuth,
  noteId: string,
  change: (note: Note) => { isInTrash: boolean } | null,
): Promise<void> {
  const ref = noteRef(account.uid, noteId, firestore(account.auth))
  return runTransaction(account, async (transaction) => {
    const note = toNote(await transaction.get(ref))
    const changed = note && change(note)
    if (changed) transaction.update(ref, changed)
  })
}
