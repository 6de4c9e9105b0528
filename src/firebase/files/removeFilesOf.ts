import { firestore } from '../firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import { transactIn } from '../notes/transact.ts'
import type { Vault } from '../vault/vault.ts'
import { fileOf, toFile } from './fileDocument.ts'
import { someFilesOf } from './fileQueries.ts'

/**
 * Deletes the files of a note in the trash for good, also those that never arrived; nothing can be added
 * to it meanwhile. Where somebody takes the note out of the trash, the files that are left stay.
 *
 * @param onRemoved told after each file.
 * @throws the SDK's error.
 */
export async function removeFilesOf(
  vault: Vault,
  noteId: string,
  onRemoved: () => void,
): Promise<void> {
  for (;;) {
    const files = await someFilesOf(vault, noteId)
    if (files.length === 0) return
    // Only a note with files needs what speaks with Storage.
    const { removeFile } = await import('./removeFile.ts')
    for (const { id } of files) {
      if (!(await leaveWithNote(vault, id, noteId))) return
      await removeFile(vault, id)
      onRemoved()
    }
  }
}

/** Lets nothing show a file any more if its note still is in the trash; says whether it is. */
function leaveWithNote(vault: Vault, fileId: string, noteId: string): Promise<boolean> {
  const database = firestore(vault.session)
  return transactIn(vault, async (transaction) => {
    const note = toNote(await transaction.get(noteOf(vault.uid, noteId, database)))
    const record = fileOf(vault.uid, fileId, database)
    const file = toFile(await transaction.get(record))
    if (note && !note.content.deleted) return false
    if (file && file.noteId === noteId && file.state !== 'leaving') {
      transaction.update(record, { state: 'leaving' })
    }
    return true
  })
}
