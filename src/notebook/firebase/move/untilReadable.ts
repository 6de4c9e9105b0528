import { FirebaseError } from 'firebase/app'
import { whoseThings } from '../../../device/signOutJournal.ts'
import { notebookOf } from '../notebooks.ts'
import { encryptedIds } from '../../../device/encryptedFiles.ts'
import type { Notebook } from '../../device/notebook.ts'
import { within } from '../../../device/within.ts'

/** How long the key of encrypted rows may take to arrive, in milliseconds. */
const readablePatience = 8_000

/**
 * Waits until this page can read every encrypted row of a guest on this device.
 *
 * @throws `unavailable` if it cannot, for whatever reason: the key has not arrived, the disk does
 *   not answer.
 */
export async function untilReadable(guestUid: string): Promise<void> {
  const notebook = notebookOf(guestUid)
  const isReadable = async () => {
    const readable = new Set(await idsHere(guestUid))
    return (await idsOnDisk(guestUid)).every((id) => readable.has(id))
  }
  await untilTrue(notebook, isReadable, readablePatience, unavailable())
}

/**
 * Makes sure that nothing of a guest on this device has yet to be flushed.
 *
 * @throws `unavailable` if something has, or may have.
 */
export async function demandNothingHere(guestUid: string): Promise<void> {
  const onDisk = await idsOnDisk(guestUid).catch(() => ['unknown'])
  if (onDisk.length > 0 || (await idsHere(guestUid)).length > 0) throw unavailable()
}

/** A browser that has never kept anything of theirs may have no disk that could answer. */
async function idsOnDisk(guestUid: string): Promise<readonly string[]> {
  try {
    return await encryptedIds(guestUid)
  } catch (error) {
    if (!whoseThings().includes(guestUid)) return []
    throw error
  }
}

async function idsHere(guestUid: string): Promise<readonly string[]> {
  const notebook = notebookOf(guestUid)
  const rows = await notebook.rows()
  const files = await notebook.uploads.rows()
  return [...rows.map(({ noteId }) => noteId), ...files.map(({ id }) => id)]
}

function unavailable(): FirebaseError {
  return new FirebaseError('unavailable', 'What lies here cannot be read now.')
}

/** How long the account’s key may take to come, in milliseconds, before nothing is as safe as it was. */
const safePatience = 20_000

type Row = { isLasting: boolean }

/**
 * Waits until what was flushed is on disk, or on the server already: as long as it lives in this
 * page only, it must not be deleted where it came from.
 *
 * @param find the row as it is now; gone once the server has it.
 * @throws an error with the code `auth/web-storage-unsupported` if that does not happen.
 */
export function untilSafe(notebook: Notebook, find: () => Promise<Row | undefined>): Promise<void> {
  const unsafe = Object.assign(new Error('It cannot lie there.'), {
    code: 'auth/web-storage-unsupported',
  })
  const isSafe = async () => (await find())?.isLasting !== false
  return untilTrue(notebook, isSafe, safePatience, unsafe)
}

/** Waits until something holds, and checks again after every change in the notebook. */
async function untilTrue(
  notebook: Pick<Notebook, 'hear'>,
  holds: () => Promise<boolean>,
  limit: number,
  late: Error,
): Promise<void> {
  let unhear: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    const look = async () => {
      // What cannot be found out now is asked again at the next change.
      if (await holds().catch(() => false)) resolve()
    }
    unhear = notebook.hear(() => void look())
    void look()
  })
  await within(limit, held, late).finally(() => unhear?.())
}
