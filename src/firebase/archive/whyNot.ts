import { getDocFromServer } from 'firebase/firestore'
import { fileAllowanceFor, fits } from '../../domain/fileLimits.ts'
import { noteLimitFor } from '../../domain/noteLimits.ts'
import type { NewFile } from '../../domain/storedFile.ts'
import type { User } from '../../domain/user.ts'
import { fileUsageOf, usageIn } from '../files/fileDocument.ts'
import { firestore } from '../firestore.ts'
import { countIn, usageOf } from '../notes/noteDocument.ts'
import { readNote } from '../vault/readNote.ts'
import type { Vault } from '../vault/vault.ts'

/** Why the rules take no other note. */
export async function whyNoNote(vault: Vault, user: User): Promise<'full' | 'not-allowed'> {
  const usage = await getDocFromServer(usageOf(vault.uid, firestore(vault.session)))
  return countIn(usage) >= noteLimitFor(user) ? 'full' : 'not-allowed'
}

/** Why the rules do not take a file. */
export async function whyNoFile(
  vault: Vault,
  user: User,
  { noteId, size }: NewFile,
): Promise<'full' | 'note-gone' | 'not-allowed'> {
  const note = noteId === null ? null : await readNote(vault, noteId)
  if (!note || note.content.deleted) return 'note-gone'
  const usage = await getDocFromServer(fileUsageOf(vault.uid, firestore(vault.session)))
  return fits(usageIn(usage), fileAllowanceFor(user), size) ? 'not-allowed' : 'full'
}
