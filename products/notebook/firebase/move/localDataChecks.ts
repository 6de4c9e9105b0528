import { codedError } from '#src/domain/errorCode.ts'
import { usersWithDataHere } from '#src/storage/journals/signOutJournal.ts'
import { encryptedIds } from '../../storage/encryptedFiles.ts'
import type { Notebook } from '../../storage/notebook.ts'
import { waitUntilDecryptable } from '../../storage/undecryptable.ts'
import { waitUntil } from '../../storage/waitUntil.ts'
import { notebookOf } from '../notebooks.ts'

/** A browser that has never stored anything for a guest may have no disk at all: then there is nothing to wait for. */
export async function waitForLocalData(guestUid: string): Promise<void> {
  if (!usersWithDataHere().includes(guestUid)) return
  await waitUntilDecryptable(guestUid, notebookOf(guestUid))
}

/**
 * Verifies that nothing of a guest on this device remains unsaved.
 *
 * @throws `unavailable` if something does, or may.
 */
export async function requireNothingUnsaved(guestUid: string): Promise<void> {
  const { outbox, uploads } = notebookOf(guestUid)
  const onDisk = await encryptedIds(guestUid).catch(() =>
    usersWithDataHere().includes(guestUid) ? ['unknown'] : [],
  )
  const inMemory = [...(await outbox.rows()), ...(await uploads.rows())]
  if (onDisk.length > 0 || inMemory.length > 0)
    throw codedError('unavailable', 'Data on this device can’t be decrypted right now.')
}

/** Time limit for the account's key to arrive. */
const safeTimeoutMs = 20_000

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
  return waitUntil(notebook, isSafe, safeTimeoutMs, notStoredError)
}
