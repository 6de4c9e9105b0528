import { FirebaseError } from 'firebase/app'
import { getDocFromServer } from 'firebase/firestore'
import { followRows } from '../../device/followRows.ts'
import { notebookOf } from '../../device/notebooks.ts'
import { countSealedRows } from '../../device/sealedRows.ts'
import { within } from '../../device/within.ts'
import { whileSending } from '../../domain/delivery.ts'
import type { Movers } from '../../domain/guestMove.ts'
import { hasTaken } from '../../domain/note.ts'
import type { KeptRow } from '../../domain/outboxRow.ts'
import { firestore } from '../firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import type { Vault } from '../vault/vault.ts'
import { untilSafe } from './untilSafe.ts'

/** How long the key of sealed rows may take to come, in milliseconds. */
const patience = 8_000

/**
 * Hands over what the guest's device had not sent: it becomes the person's own, on its way to their notes.
 * Stopped anywhere and done again, it goes on.
 *
 * @param from the guest's vault; `null` where nobody can reach it any more.
 * @throws the SDK's error; `unavailable` while sealed rows wait for their key; what `untilSafe` throws; the
 *   signal's reason.
 */
export async function handOverWords(
  { guestUid, uid }: Movers,
  from: Vault | null,
  signal: AbortSignal,
): Promise<void> {
  const theirs = notebookOf(guestUid)
  const mine = notebookOf(uid)
  for (const row of await readableRows(guestUid)) {
    signal.throwIfAborted()
    const { noteId, edit, isLasting } = row
    const draft = from ? await whatIsLeft(from, row) : { seen: row.basis }
    if (draft) {
      const kept = await mine.keep({ noteId, content: edit.content, seen: draft.seen })
      const find = async () => (await mine.rows()).find((one) => one.noteId === kept.noteId)
      if (isLasting) await untilSafe(mine, find)
    }
    await theirs.update(noteId, (now) => (now.edit.opId === edit.opId ? null : now))
  }
}

/** What the words were made from, as the server shows it; `null` where it has them already. */
async function whatIsLeft({ uid, session }: Vault, row: KeptRow) {
  const place = noteOf(uid, row.noteId, firestore(session))
  const note = toNote(await getDocFromServer(place))
  if (note && hasTaken(note, row.edit.opId)) return null
  return { seen: whileSending(row, row.edit, note).basis }
}

/** Waits for the key where what lies here is sealed. */
async function readableRows(guestUid: string): Promise<readonly KeptRow[]> {
  const notebook = notebookOf(guestUid)
  const rows = await notebook.rows()
  if (rows.length > 0 || !(await hasSealedRows(guestUid))) return rows
  const waiting = new AbortController()
  const opened = new Promise<void>((resolve) => {
    const isOpen = async () => (await notebook.uploads.rows()).length > 0
    const { stop } = followRows(notebook, (now) => {
      if (now.length > 0) resolve()
      else void isOpen().then((hasUploads) => hasUploads && resolve())
    })
    waiting.signal.addEventListener('abort', stop)
  })
  try {
    await within(patience, opened)
  } catch {
    if (notebook.trouble() === 'no-key') throw noKey()
  } finally {
    waiting.abort()
  }
  return notebook.rows()
}

async function hasSealedRows(guestUid: string): Promise<boolean> {
  const trouble = notebookOf(guestUid).trouble()
  if (trouble === 'shared' || trouble === 'blocked') return false
  return (await countSealedRows(guestUid)) > 0
}

function noKey(): FirebaseError {
  return new FirebaseError('unavailable', 'The key of what lies here has not come.')
}
