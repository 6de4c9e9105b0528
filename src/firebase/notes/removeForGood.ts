import {
  getDocFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
import type { Note } from '../../domain/note.ts'
import { pageSize } from '../../domain/noteList.ts'
import { removeFilesOf } from '../files/removeFilesOf.ts'
import { firestore } from '../firestore.ts'
import type { Vault } from '../vault/vault.ts'
import { countIn, noteOf, notesOf, toNote, usageOf } from './noteDocument.ts'
import { transactIn } from './transact.ts'

/**
 * Deletes a note for good if it still is in the trash, and counts it; first its files, so that none is
 * ever without a note.
 *
 * @param before only if it was put there before this moment, in milliseconds since 1970.
 * @param onFile told after each file.
 * @returns whether it did.
 */
export async function removeForGood(
  vault: Vault,
  noteId: string,
  before: number | null,
  onFile: () => void,
): Promise<boolean> {
  const database = firestore(vault.session)
  const place = noteOf(vault.uid, noteId, database)
  const usage = usageOf(vault.uid, database)
  const isDue = (note: Note | null) =>
    note !== null && note.content.deleted && (before === null || note.updatedAt < before)
  if (!isDue(toNote(await getDocFromServer(place)))) return false
  await removeFilesOf(vault, noteId, onFile)
  const isGone = await transactIn(vault, async (transaction) => {
    if (!isDue(toNote(await transaction.get(place)))) return false
    const count = countIn(await transaction.get(usage))
    transaction.delete(place)
    transaction.set(usage, { count: count - 1, lastId: noteId })
    return true
  })
  // One may have come while the note was out of the trash for a moment; from now on none can.
  if (isGone) await removeFilesOf(vault, noteId, onFile)
  return isGone
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
