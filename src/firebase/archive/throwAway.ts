import { serverTimestamp } from 'firebase/firestore'
import { firestore } from '../firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import { transactIn } from '../notes/transact.ts'
import type { Vault } from '../vault/vault.ts'

/**
 * Puts a note into the trash that an import has made, unless anybody has touched it since. Done again it
 * changes nothing.
 *
 * @param opId the edit with which the import made it.
 * @throws the SDK's error.
 */
export function throwAway(vault: Vault, noteId: string, opId: string): Promise<void> {
  const place = noteOf(vault.uid, noteId, firestore(vault.session))
  return transactIn(vault, async (transaction) => {
    const note = toNote(await transaction.get(place))
    if (note?.opId !== opId || note.content.deleted) return
    transaction.update(place, {
      deleted: true,
      rev: note.rev + 1,
      opId: crypto.randomUUID(),
      parentOpId: opId,
      updatedAt: serverTimestamp(),
    })
  })
}
