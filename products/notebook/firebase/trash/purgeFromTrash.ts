import {
  getDocFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import { fileRef, toFile } from '#src/firebase/documents/files/fileDocument.ts'
import { someFilesOf } from '#src/firebase/documents/files/fileQueries.ts'
import { deleteFile } from '#src/firebase/documents/files/fileRecords.ts'
import { runTransaction } from '#src/firebase/documents/runTransaction.ts'
import { accountAuth, type AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { requireOnline } from '#src/firebase/sdk/connection.ts'
import { tokenIssuedAt } from '#src/firebase/sdk/currentUser.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { pageSize } from '../../domain/list/noteList.ts'
import type { Note } from '../../domain/note.ts'
import { trashRetentionMs } from '../../domain/trashRetention.ts'
import type { PurgeInput, PurgeProgress } from '../../machines/trashMachine.ts'
import { isCleanUpDue } from '../../storage/lastCleanUp.ts'
import { notebookOf } from '../notebooks.ts'
import {
  countPurge,
  noteRef,
  notesCollection,
  toNote,
  usageRef,
} from '../serverNotes/noteDocument.ts'

/**
 * Permanently deletes notes in the trash one at a time and reports each, until the signal aborts.
 *
 * @throws the SDK's error.
 */
export async function purgeFromTrash(
  { uid, purge }: PurgeInput,
  signal: AbortSignal,
  report: (event: PurgeProgress) => void,
): Promise<void> {
  await requireOnline()
  const now = purge.kind === 'expired' ? await tokenIssuedAt() : null
  if (now !== null && !isCleanUpDue(uid, now)) return report({ type: 'purge.done' })
  const trashedBefore = now === null ? null : now - trashRetentionMs
  const account = accountAuth(uid)
  const deleteOne = async (noteId: string) => {
    if (await isComingBack(uid, noteId)) return
    if (
      !(await purgeNote(account, noteId, trashedBefore, () => report({ type: 'file.deleted' })))
    ) {
      return
    }
    const notebook = notebookOf(uid)
    notebook.publish({ type: 'delivered', noteId, note: null })
    await notebook.cache.remove(noteId)
    report({ type: 'note.purged', noteId })
  }
  for await (const noteId of purge.kind === 'one'
    ? [purge.noteId]
    : readTrash(uid, trashedBefore)) {
    if (signal.aborted) return
    await deleteOne(noteId)
  }
  report({ type: 'purge.done' })
}

/** Whether an unsent edit on this device restores the note. */
async function isComingBack(uid: string, noteId: string): Promise<boolean> {
  const rows = await notebookOf(uid).outbox.rows()
  return rows.some((row) => row.noteId === noteId && !row.edit.content.isInTrash)
}

/**
 * Permanently deletes a note if it is still in the trash. Deletes its files first, so that no file is left
 * without a note.
 *
 * @param trashedBefore delete it only if it was moved to the trash before this time, in milliseconds since 1970.
 * @param onFile called after each file.
 * @returns whether the note was deleted.
 */
export async function purgeNote(
  account: AccountAuth,
  noteId: string,
  trashedBefore: number | null,
  onFile: () => void,
): Promise<boolean> {
  const database = firestore(account.auth)
  const ref = noteRef(account.uid, noteId, database)
  const usage = usageRef(account.uid, database)
  const isDue = (note: Note | null) =>
    note !== null &&
    note.content.isInTrash &&
    (trashedBefore === null || note.updatedAt < trashedBefore)
  if (!isDue(toNote(await getDocFromServer(ref)))) return false
  await deleteFilesOf(account, noteId, onFile)
  const isPurged = await runTransaction(account, async (transaction) => {
    if (!isDue(toNote(await transaction.get(ref)))) return false
    transaction.delete(ref)
    countPurge(transaction, usage, noteId)
    return true
  })
  // A file may have been added while the note was briefly restored. From now on none can be.
  if (isPurged) await deleteFilesOf(account, noteId, onFile)
  return isPurged
}

/**
 * IDs of all notes in the trash, newest first, read page by page.
 *
 * @param trashedBefore only notes moved to the trash before this time, in milliseconds since 1970.
 */
async function* readTrash(uid: string, trashedBefore: number | null): AsyncGenerator<string> {
  const age =
    trashedBefore === null ? [] : [where('updatedAt', '<', Timestamp.fromMillis(trashedBefore))]
  const trash = query(
    notesCollection(uid),
    where('isInTrash', '==', true),
    ...age,
    orderBy('updatedAt', 'desc'),
    limit(pageSize),
  )
  for (let page = trash; ;) {
    const { docs } = await getDocs(page)
    for (const { id } of docs) yield id
    const last = docs[pageSize - 1]
    if (!last) return
    page = query(trash, startAfter(last))
  }
}

/**
 * Deletes the files of a note in the trash, including unfinished uploads. Stops if the note is restored.
 *
 * @param onFile called after each file.
 * @throws the SDK's error.
 */
async function deleteFilesOf(
  account: AccountAuth,
  noteId: string,
  onFile: () => void,
): Promise<void> {
  for (;;) {
    const files = await someFilesOf(account, noteId)
    if (files.length === 0) return
    for (const { id } of files) {
      if (!(await flagDeleting(account, id, noteId))) return
      await deleteFile(account, id)
      onFile()
    }
  }
}

/** Marks a file as being deleted if its note is still in the trash. Returns whether it is. */
function flagDeleting(account: AccountAuth, fileId: string, noteId: string): Promise<boolean> {
  const database = firestore(account.auth)
  return runTransaction(account, async (transaction) => {
    const note = toNote(await transaction.get(noteRef(account.uid, noteId, database)))
    const record = fileRef(account, fileId)
    const file = toFile(await transaction.get(record))
    if (note && !note.content.isInTrash) return false
    if (file && file.attachedTo === noteId && file.state !== 'deleting') {
      transaction.update(record, { state: 'deleting' })
    }
    return true
  })
}
