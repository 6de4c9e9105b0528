import { codedError } from '#src/domain/errorCode.ts'
import { withTimeout } from '#src/domain/withTimeout.ts'
import { usersWithDataHere } from '#src/storage/journals/signOutJournal.ts'
import { encryptedIds } from '../../storage/encryptedFiles.ts'
import type { Notebook } from '../../storage/notebook.ts'
import { notebookOf } from '../notebooks.ts'

/** Time limit for the key of encrypted rows to arrive, in milliseconds. */
const readableTimeout = 8_000

/**
 * Waits until this tab can read every encrypted row of a guest on this device. Gives up after eight seconds, for
 * example because the key hasn't arrived or the disk doesn't respond.
 */
export async function waitUntilReadable(guestUid: string): Promise<void> {
  const notebook = notebookOf(guestUid)
  const isReadable = async () => {
    const readable = new Set(await idsInMemory(guestUid))
    return (await idsOnDisk(guestUid)).every((id) => readable.has(id))
  }
  await waitUntil(notebook, isReadable, readableTimeout).catch(() => null)
}

/**
 * Verifies that nothing of a guest on this device remains unsaved.
 *
 * @throws `unavailable` if something does, or may.
 */
export async function requireNothingUnsaved(guestUid: string): Promise<void> {
  const onDisk = await idsOnDisk(guestUid).catch(() => ['unknown'])
  if (onDisk.length > 0 || (await idsInMemory(guestUid)).length > 0)
    throw codedError('unavailable', 'Data on this device can’t be decrypted right now.')
}

/** A browser that has never stored anything for them may have no disk at all. */
async function idsOnDisk(guestUid: string): Promise<readonly string[]> {
  try {
    return await encryptedIds(guestUid)
  } catch (error) {
    if (!usersWithDataHere().includes(guestUid)) return []
    throw error
  }
}

async function idsInMemory(guestUid: string): Promise<readonly string[]> {
  const notebook = notebookOf(guestUid)
  const rows = await notebook.outbox.rows()
  const files = await notebook.uploads.rows()
  return [...rows.map(({ noteId }) => noteId), ...files.map(({ id }) => id)]
}

/** Time limit for the account's key to arrive, in milliseconds. */
const safeTimeout = 20_000

type Row = { isPersisted: boolean }

/**
 * Waits until a transferred row is on disk or on the server. Until then, don't delete its source.
 *
 * @param find the current row; `undefined` once the server has it.
 * @throws an error with the code `auth/web-storage-unsupported` if that doesn't happen.
 */
export function waitUntilSafe(
  notebook: Notebook,
  find: () => Promise<Row | undefined>,
): Promise<void> {
  const notStoredError = codedError(
    'auth/web-storage-unsupported',
    'This device can’t store the data.',
  )
  const isSafe = async () => (await find())?.isPersisted !== false
  return waitUntil(notebook, isSafe, safeTimeout, notStoredError)
}

/** Waits for a condition, and checks it again after every change in the notebook. */
async function waitUntil(
  notebook: Pick<Notebook, 'subscribe'>,
  isMet: () => Promise<boolean>,
  limit: number,
  timeout?: Error,
): Promise<void> {
  let unsubscribe: (() => void) | undefined
  const met = new Promise<void>((resolve) => {
    const check = async () => {
      // If a check fails, the next change checks again.
      if (await isMet().catch(() => false)) resolve()
    }
    unsubscribe = notebook.subscribe(() => void check())
    void check()
  })
  await withTimeout(limit, met, timeout).finally(() => unsubscribe?.())
}
