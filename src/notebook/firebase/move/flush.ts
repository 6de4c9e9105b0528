import { getDocFromServer } from 'firebase/firestore'
import { notebookOf } from '../../device/notebooks.ts'
import { whileSending } from '../../domain/delivery.ts'
import type { Movers } from '../../../domain/guestMove.ts'
import { hasTaken } from '../../domain/note.ts'
import type { KeptRow } from '../../domain/outboxRow.ts'
import { firestore } from '../../../firebase/firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import type { UserDataPair } from '../../../firebase/userData/userData.ts'
import { copyNote } from './copyNotes.ts'
import { untilReadable, untilSafe } from './untilReadable.ts'
import { encryptedBytes } from '../../../device/encryptedStore.ts'

/**
 * Hands over what the guest's device had not sent, once all of it can be read: it becomes the person's own,
 * on its way to their notes. Stopped anywhere and done again, it goes on.
 *
 * @param vaults `null` where nobody can reach the guest's any more.
 * @throws the SDK's error; `unavailable` while not all that lies sealed can be read; what `untilSafe` throws; the
 *   signal's reason.
 */
export async function flushEdits(
  movers: Movers,
  userDataPair: UserDataPair | null,
  signal: AbortSignal,
): Promise<void> {
  await untilReadable(movers.guestUid)
  await flushReadable(movers, userDataPair, signal)
}

/**
 * As `flushEdits`, of what can be read now.
 *
 * @throws the SDK's error; what `untilSafe` throws; the signal's reason.
 */
export async function flushReadable(
  { guestUid, uid }: Movers,
  userDataPair: UserDataPair | null,
  signal: AbortSignal,
): Promise<void> {
  const theirs = notebookOf(guestUid)
  const mine = notebookOf(uid)
  for (const row of await theirs.rows()) {
    signal.throwIfAborted()
    const { noteId, edit, isLasting } = row
    const draft = userDataPair ? await whatIsLeft(userDataPair, row) : { seen: row.basis }
    if (draft) {
      const kept = await mine.keep({ noteId, content: edit.content, seen: draft.seen })
      const find = async () => (await mine.rows()).find((one) => one.noteId === kept.noteId)
      if (isLasting) await untilSafe(mine, find)
    }
    await theirs.update(noteId, (now) => (now.edit.opId === edit.opId ? null : now))
  }
}

/** What the words were made from, as the server shows it; `null` where the account has them already. */
async function whatIsLeft(userDataPair: UserDataPair, row: KeptRow) {
  const { from } = userDataPair
  const place = noteOf(from.uid, row.noteId, firestore(from.session))
  const note = toNote(await getDocFromServer(place))
  // They may have reached the guest's note after it was copied.
  if (note && hasTaken(note, row.edit.opId) && (await copyNote(userDataPair, note))) return null
  return { seen: whileSending(row, row.edit, note).basis }
}

/**
 * Hands over the files that were on their way from the guest's device: they become the person's own, and
 * their uploads go on. Stopped anywhere and done again, it goes on.
 *
 * @throws what the browser says where a file cannot be read now; what `untilSafe` throws; the signal's
 *   reason.
 */
export async function flushUploads({ guestUid, uid }: Movers, signal: AbortSignal): Promise<void> {
  const theirs = notebookOf(guestUid).uploads
  const mine = notebookOf(uid)
  for (const { isLasting, ...row } of await theirs.rows()) {
    signal.throwIfAborted()
    const bytes = (await theirs.bytes(row.id)) ?? (await encryptedBytes(guestUid, row.id))
    // In the account there may be room for what a guest had none for. Of a file that nobody can read any
    // more the name comes along, so that the person learns of it.
    const refusal = bytes ? null : 'unreadable'
    await mine.uploads.add({ ...row, refusal }, bytes ?? new Blob())
    const find = async () => (await mine.uploads.rows()).find(({ id }) => id === row.id)
    if (isLasting) await untilSafe(mine, find)
    await theirs.update(row.id, () => null)
  }
}
