import { serverTimestamp } from 'firebase/firestore'
import { runTransaction } from '#src/firebase/documents/runTransaction.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { isSameContent, type NoteContent } from '../../domain/note.ts'
import { countNote, noteRef, toNote, usageRef } from './noteDocument.ts'

/** `other`: a different note with this ID exists, and nothing was changed. */
export type PutNoteResult = 'created' | 'same' | 'other'

/**
 * Stores a copied or imported note under its original ID, and counts it. Safe to repeat.
 *
 * @param editId the edit that creates it.
 * @throws the SDK's error; `permission-denied` if the note limit is reached.
 */
export function putNote(
  account: AccountAuth,
  noteId: string,
  content: NoteContent,
  editId: string = crypto.randomUUID(),
): Promise<PutNoteResult> {
  const database = firestore(account.auth)
  const ref = noteRef(account.uid, noteId, database)
  const usage = usageRef(account.uid, database)
  return runTransaction(account, async (transaction) => {
    const known = toNote(await transaction.get(ref))
    if (known) return isSameContent(known.content, content) ? 'same' : 'other'
    const now = serverTimestamp()
    countNote(transaction, usage, noteId)
    transaction.set(ref, {
      ...content,
      rev: 1,
      editId,
      parentEditId: null,
      createdAt: now,
      updatedAt: now,
    })
    return 'created'
  })
}
