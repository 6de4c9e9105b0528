import type { Note } from '../../domain/note.ts'
import type { AccountSession } from '#src/firebase/data/accountSession.ts'
import { runTransaction } from '#src/firebase/data/runTransaction.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { nextVersion, noteRef, toNote } from '../notes/noteDocument.ts'

type Options = { onlyIf?: (note: Note) => boolean; opId?: string }

/**
 * Moves a note to the trash or restores it, if it exists and `onlyIf` accepts it. Safe to repeat.
 *
 * @param opId the edit that does it.
 * @throws the SDK's error.
 */
export function setTrashed(
  account: AccountSession,
  noteId: string,
  deleted: boolean,
  { onlyIf = () => true, opId = crypto.randomUUID() }: Options = {},
): Promise<void> {
  const ref = noteRef(account.uid, noteId, firestore(account.auth))
  return runTransaction(account, async (transaction) => {
    const note = toNote(await transaction.get(ref))
    if (!note || note.content.deleted === deleted || !onlyIf(note)) return
    transaction.update(ref, { deleted, ...nextVersion(note, opId) })
  })
}
