import { serverTimestamp } from 'firebase/firestore'
import { hasSameWords, type NoteContent } from '../../domain/note.ts'
import { firestore } from '../firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import { transactIn } from '../notes/transact.ts'
import type { Vault } from '../vault/vault.ts'

/**
 * Puts a note into the trash that an import has just made: only as long as it is in its first version and
 * has the words that it came with. Done again it changes nothing.
 *
 * @throws the SDK's error.
 */
export function throwAway(vault: Vault, noteId: string, words: NoteContent): Promise<void> {
  const place = noteOf(vault.uid, noteId, firestore(vault.session))
  return transactIn(vault, async (transaction) => {
    const note = toNote(await transaction.get(place))
    if (note?.rev !== 1 || note.content.deleted || !hasSameWords(note.content, words)) return
    transaction.update(place, {
      deleted: true,
      rev: note.rev + 1,
      opId: crypto.randomUUID(),
      parentOpId: note.opId,
      updatedAt: serverTimestamp(),
    })
  })
}
