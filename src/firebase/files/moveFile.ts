import { firestore } from '../firestore.ts'
import { transactIn } from '../notes/transact.ts'
import type { Vault } from '../vault/vault.ts'
import { fileOf, toFile } from './fileDocument.ts'

/**
 * Lets a file belong to another note from now on, which is not in the trash. Done again it changes nothing.
 *
 * @throws the SDK's error; `permission-denied` where there is no such note.
 */
export function moveFile(vault: Vault, fileId: string, noteId: string): Promise<void> {
  const record = fileOf(vault.uid, fileId, firestore(vault.session))
  return transactIn(vault, async (transaction) => {
    const file = toFile(await transaction.get(record))
    if (file?.state === 'there' && file.noteId !== noteId) transaction.update(record, { noteId })
  })
}
