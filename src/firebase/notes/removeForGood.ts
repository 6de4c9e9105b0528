import {
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  Timestamp,
  where,
} from 'firebase/firestore'
import { pageSize } from '../../domain/noteList.ts'
import { firestore } from '../firestore.ts'
import { noteOf, notesOf, toNote, usageOf } from './noteDocument.ts'

/** Deletes a note for good if it still is in the trash, and counts it. */
export function removeForGood(uid: string, noteId: string): Promise<void> {
  return runTransaction(firestore(), async (transaction) => {
    const note = toNote(await transaction.get(noteOf(uid, noteId)))
    if (!note?.content.deleted) return
    const usage = await transaction.get(usageOf(uid))
    const { count = 1 } = (usage.data() ?? {}) as { count?: number }
    transaction.delete(noteOf(uid, noteId))
    transaction.set(usageOf(uid), { count: count - 1, lastId: noteId })
  })
}

/**
 * The ids of some notes in the trash, the newest first.
 *
 * @param before only of those that were put there before this moment, in milliseconds since 1970.
 */
export async function readTrash(uid: string, before: number | null): Promise<readonly string[]> {
  const age = before === null ? [] : [where('updatedAt', '<', Timestamp.fromMillis(before))]
  const trash = query(
    notesOf(uid),
    where('deleted', '==', true),
    ...age,
    orderBy('updatedAt', 'desc'),
    limit(pageSize),
  )
  return (await getDocs(trash)).docs.map(({ id }) => id)
}
