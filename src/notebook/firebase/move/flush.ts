import { getDocFromServer } from 'firebase/firestore'
import { notebookOf } from '../notebooks.ts'
import { whileSending } from '../../domain/delivery.ts'
import type { Movers } from '../../../domain/guestMove.ts'
import { hasTaken } from '../../domain/note.ts'
import type { KeptRow } from '../../domain/outboxRow.ts'
import { firestore } from '../../../firebase/firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import type { UserDataPair } from '../../../firebase/userData/userData.ts'
import { copyNote } from './copyNotes.ts'
import { untilReadable, untilSafe } from './untilReadable.ts'
import { encryptedBytes } from '../../../device/encryptedFiles.ts'

/**
 * Delivers what the guest’s device had not sent, once all of it can be read: it is added to the
 * person’s outbox. Stopped anywhere and run again, it resumes.
 *
 * @param pair `null` if nobody can reach the guest’s user data anymore.
 * @throws the SDK’s error; `unavailable` while some of the encrypted rows cannot be read; what
 *   `untilSafe` throws; the signal’s reason.
 */
export async function flushRows(
  movers: Movers,
  pair: UserDataPair | null,
  signal: AbortSignal,
): Promise<void> {
  await untilReadable(movers.guestUid)
  await flushReadable(movers, pair, signal)
}

/**
 * As `flushRows`, of what can be read now.
 *
 * @throws the SDK's error; what `untilSafe` throws; the signal's reason.
 */
export async function flushReadable(
  { guestUid, uid }: Movers,
  pair: UserDataPair | null,
  signal: AbortSignal,
): Promise<void> {
  const theirs = notebookOf(guestUid)
  const mine = notebookOf(uid)
  for (const row of await theirs.rows()) {
    signal.throwIfAborted()
    const { noteId, edit, isLasting } = row
    const draft = pair ? await whatIsLeft(pair, row) : { seen: row.basis }
    if (draft) {
      const kept = await mine.keep({ noteId, content: edit.content, seen: draft.seen })
      const find = async () => (await mine.rows()).find((one) => one.noteId === kept.noteId)
      if (isLasting) await untilSafe(mine, find)
    }
    await theirs.update(noteId, (now) => (now.edit.opId === edit.opId ? null : now))
  }
}

/** What the words were made from, as the server shows it; `null` where the account has them already. */
async function whatIsLeft(pair: UserDataPair, row: KeptRow) {
  const { from } = pair
  const ref = noteOf(from.uid, row.noteId, firestore(from.session))
  const note = toNote(await getDocFromServer(ref))
  // They may have reached the guest's note after it was copied.
  if (note && hasTaken(note, row.edit.opId) && (await copyNote(pair, note))) return null
  return { seen: whileSending(row, row.edit, note).basis }
}

/**
 * Hands the guest’s unfinished uploads to the person, who finishes them. Stopped anywhere and run
 * again, it resumes.
 *
 * @throws the browser’s error while a file cannot be read; what `untilSafe` throws; the signal’s
 *   reason.
 */
export async function flushUploads({ guestUid, uid }: Movers, signal: AbortSignal): Promise<void> {
  const theirs = notebookOf(guestUid).uploads
  const mine = notebookOf(uid)
  for (const { isLasting, ...row } of await theirs.rows()) {
    signal.throwIfAborted()
    const bytes = (await theirs.bytes(row.id)) ?? (await encryptedBytes(guestUid, row.id))
    // The account may have quota that the guest lacked. Of a file that can no longer be read, the
    // name is moved, so that the person learns of it.
    const refusal = bytes ? null : 'unreadable'
    await mine.uploads.add({ ...row, refusal }, bytes ?? new Blob())
    const find = async () => (await mine.uploads.rows()).find(({ id }) => id === row.id)
    if (isLasting) await untilSafe(mine, find)
    await theirs.update(row.id, () => null)
  }
}
