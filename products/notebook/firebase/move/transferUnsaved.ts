import { getDocFromServer } from 'firebase/firestore'
import type { MovePair } from '#src/domain/guest/guestMove.ts'
import type { AccountPair } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { containsEditId } from '../../domain/note.ts'
import type { RowWithStatus } from '../../domain/sync/outboxRow.ts'
import { arrivedIn, lastArrivedContent } from '../../domain/sync/rebase.ts'
import { readUpload } from '../files/readUpload.ts'
import { notebookOf } from '../notebooks.ts'
import { noteRef, toNote } from '../serverNotes/noteDocument.ts'
import { copyNote } from './copyNotes.ts'
import { waitUntilSafe } from './localDataChecks.ts'

/**
 * Adds what the guest's device hasn't sent, and can be read now, to the person's outbox. Resumes if interrupted.
 *
 * @param pair `null` if the guest's user data can't be reached anymore.
 * @throws the SDK's error; what `waitUntilSafe` throws; the signal's reason.
 */
export async function transferRows(
  { guestUid, uid }: MovePair,
  pair: AccountPair | null,
  signal: AbortSignal,
): Promise<void> {
  const theirs = notebookOf(guestUid)
  const mine = notebookOf(uid)
  for (const row of await theirs.outbox.rows()) {
    signal.throwIfAborted()
    const { noteId, edit, isPersisted } = row
    const unsent = pair ? await unsentIn(pair, row) : { before: row.basis }
    if (unsent) {
      const saved = await mine.outbox.save({ noteId, content: edit.content, ...unsent })
      const find = async () => (await mine.outbox.rows()).find((one) => one.noteId === saved.noteId)
      if (isPersisted) await waitUntilSafe(mine, find)
    }
    await theirs.outbox.update(noteId, (now) => (now.edit.editId === edit.editId ? null : now))
  }
}

/** Returns what the edit was made from; `null` if the account already has the edit. */
async function unsentIn(pair: AccountPair, row: RowWithStatus) {
  const { from } = pair
  const ref = noteRef(from.uid, row.noteId, firestore(from.auth))
  const note = toNote(await getDocFromServer(ref))
  // The edit may have reached the guest's note after it was copied.
  if (note && containsEditId(note, row.edit.editId) && (await copyNote(pair, note))) return null
  return { before: lastArrivedContent(row, arrivedIn(note)) }
}

/**
 * Moves the guest's unfinished uploads that can be read now to the person, who completes them. Resumes if
 * interrupted.
 *
 * @throws what `waitUntilSafe` throws; the signal's reason.
 */
export async function transferUploads(
  { guestUid, uid }: MovePair,
  signal: AbortSignal,
): Promise<void> {
  const theirs = notebookOf(guestUid).uploads
  const mine = notebookOf(uid)
  for (const { isPersisted, ...row } of await theirs.rows()) {
    signal.throwIfAborted()
    const bytes = await readUpload(guestUid, row.id).catch(() => undefined)
    if (bytes === undefined) continue
    // The account may have quota that the guest lacked. The name of a damaged file is moved too, so that
    // the person learns of it.
    const refusal = bytes ? null : 'unreadable'
    await mine.uploads.add({ ...row, refusal }, bytes ?? new Blob())
    const find = async () => (await mine.uploads.rows()).find(({ id }) => id === row.id)
    if (isPersisted) await waitUntilSafe(mine, find)
    await theirs.update(row.id, () => null)
  }
}
