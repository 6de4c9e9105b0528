import { getDocs, limit, orderBy, query, Timestamp, where } from 'firebase/firestore'
import { pageSize } from '../../domain/noteList.ts'
import { countIn, noteOf, notesOf, toNote, usageOf } from './noteDocument.ts'
import { transact } from './transact.ts'

/**
 * Deletes a note for good if it still is in the trash, and counts it.
 *
 * @param before only if it was put there before this moment, in milliseconds since 1970.
 * @returns whether it did.
 */
export function removeForGood(
  uid: string,
  noteId: string,
  before: number | null,
): Promise<boolean> {
  return transact(uid, async (transaction) => {
    const note = toNote(await transaction.get(noteOf(uid, noteId)))
    if (!note?.content.deleted) return false
    if (before !== null && note.updatedAt >= before) return false
    const count = countIn(await transaction.get(usageOf(uid)))
    transaction.delete(noteOf(uid, noteId))
    transaction.set(usageOf(uid), { count: count - 1, lastId: noteId })
    return true
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
