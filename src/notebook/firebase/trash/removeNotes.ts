import { notebookOf } from '../notebooks.ts'
import { timeInTrash } from '../../domain/trashTime.ts'
import type { RemovalInput, RemovalProgress } from '../../machines/trashMachine.ts'
import { demandNetwork } from '../../../firebase/demandNetwork.ts'
import { isSweepDue } from '../../stores/lastSweepStore.ts'
import { serverTime } from '../../../firebase/serverTime.ts'
import { userDataOf, type UserData } from '../../../firebase/userData/userData.ts'
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
import { firestore } from '../../../firebase/firestore.ts'
import { countPurge, noteOf, notesCollection, toNote, usageOf } from '../notes/noteDocument.ts'
import { transactIn } from '../../../firebase/userData/transact.ts'
import { fileOf, toFile } from '../../../firebase/files/fileDocument.ts'
import { someFilesOf } from '../files/filesOnNote.ts'

/**
 * Deletes notes of the trash one by one, and says so of each, until the signal aborts.
 *
 * @throws the SDK's error.
 */
export async function removeNotesInTurn(
  { uid, removal }: RemovalInput,
  signal: AbortSignal,
  say: (event: RemovalProgress) => void,
): Promise<void> {
  demandNetwork()
  const now = removal.kind === 'old' ? await serverTime() : null
  if (now !== null && !isSweepDue(now)) return say({ type: 'removal.done' })
  const before = now === null ? null : now - timeInTrash
  const userData = userDataOf(uid)
  const remove = async (noteId: string) => {
    if (await isComingBack(uid, noteId)) return false
    if (!(await removeForGood(userData, noteId, before, () => say({ type: 'file.removed' })))) {
      return false
    }
    await notebookOf(uid).cache.remove(noteId)
    say({ type: 'note.removed', noteId })
    return true
  }
  for (let isMore = true; isMore;) {
    const ids = removal.kind === 'one' ? [removal.noteId] : await readTrash(uid, before)
    let removed = 0
    for (const noteId of ids) {
      if (signal.aborted) return
      if (await remove(noteId)) removed += 1
    }
    isMore = removed > 0 && removal.kind !== 'one'
  }
  say({ type: 'removal.done' })
}

/** Taken out of the trash on this device, which the server does not know yet. */
async function isComingBack(uid: string, noteId: string): Promise<boolean> {
  const rows = await notebookOf(uid).rows()
  return rows.some((row) => row.noteId === noteId && !row.edit.content.deleted)
}

/**
 * Deletes a note for good if it still is in the trash, and counts it; first its files, so that none is
 * ever without a note.
 *
 * @param before only if it was put there before this moment, in milliseconds since 1970.
 * @param onFile is called after each file.
 * @returns whether it did.
 */
export async function removeForGood(
  userData: UserData,
  noteId: string,
  before: number | null,
  onFile: () => void,
): Promise<boolean> {
  const database = firestore(userData.session)
  const ref = noteOf(userData.uid, noteId, database)
  const usage = usageOf(userData.uid, database)
  const isDue = (note: Note | null) =>
    note !== null && note.content.deleted && (before === null || note.updatedAt < before)
  if (!isDue(toNote(await getDocFromServer(ref)))) return false
  await removeFilesOf(userData, noteId, onFile)
  const isGone = await transactIn(userData, async (transaction) => {
    if (!isDue(toNote(await transaction.get(ref)))) return false
    transaction.delete(ref)
    countPurge(transaction, usage, noteId)
    return true
  })
  // One may have come while the note was out of the trash for a moment; from now on none can.
  if (isGone) await removeFilesOf(userData, noteId, onFile)
  return isGone
}

/**
 * The ids of some notes in the trash, the newest first.
 *
 * @param before only of those that were put there before this moment, in milliseconds since 1970.
 */
async function readTrash(uid: string, before: number | null): Promise<readonly string[]> {
  const age = before === null ? [] : [where('updatedAt', '<', Timestamp.fromMillis(before))]
  const trash = query(
    notesCollection(uid),
    where('deleted', '==', true),
    ...age,
    orderBy('updatedAt', 'desc'),
    limit(pageSize),
  )
  return (await getDocs(trash)).docs.map(({ id }) => id)
}

/**
 * Deletes the files of a note in the trash for good, also those that never arrived; nothing can be added
 * to it meanwhile. Where somebody takes the note out of the trash, the files that are left stay.
 *
 * @param onRemoved is called after each file.
 * @throws the SDK's error.
 */
async function removeFilesOf(
  userData: UserData,
  noteId: string,
  onRemoved: () => void,
): Promise<void> {
  for (;;) {
    const files = await someFilesOf(userData, noteId)
    if (files.length === 0) return
    // Only a note with files needs what speaks with Storage.
    const { removeFile } = await import('../../../firebase/files/removeFile.ts')
    for (const { id } of files) {
      if (!(await leaveWithNote(userData, id, noteId))) return
      await removeFile(userData, id)
      onRemoved()
    }
  }
}

/** Lets nothing show a file any more if its note still is in the trash; says whether it is. */
function leaveWithNote(userData: UserData, fileId: string, noteId: string): Promise<boolean> {
  const database = firestore(userData.session)
  return transactIn(userData, async (transaction) => {
    const note = toNote(await transaction.get(noteOf(userData.uid, noteId, database)))
    const record = fileOf(userData.uid, fileId, database)
    const file = toFile(await transaction.get(record))
    if (note && !note.content.deleted) return false
    if (file && file.attachedTo === noteId && file.state !== 'deleting') {
      transaction.update(record, { state: 'deleting' })
    }
    return true
  })
}
