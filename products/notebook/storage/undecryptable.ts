import { encryptedIds } from './encryptedFiles.ts'
import type { Notebook } from './notebook.ts'
import { waitUntil } from './waitUntil.ts'

/** Time limit for the key to arrive. */
const timeoutMs = 8_000

/**
 * How many edits and files on this device can't be decrypted, after waiting for their key. If the disk does not
 * answer, the number is unknown, and this returns 1. Never rejects.
 */
export async function countUndecryptable(uid: string, notebook: Notebook): Promise<number> {
  await waitUntilDecryptable(uid, notebook)
  const ids = await undecryptableIds(uid, notebook).catch(() => ['unknown'])
  return ids.length
}

/**
 * Waits until this tab can decrypt every edit and file on this device. Gives up after eight seconds, for example
 * because the key hasn't arrived or the disk doesn't answer. Never rejects.
 */
export async function waitUntilDecryptable(uid: string, notebook: Notebook): Promise<void> {
  const isDecryptable = async () => (await undecryptableIds(uid, notebook)).length === 0
  await waitUntil(notebook, isDecryptable, timeoutMs).catch(() => null)
}

async function undecryptableIds(uid: string, notebook: Notebook): Promise<readonly string[]> {
  if (notebook.problem() === 'shared') return []
  const decrypted = [
    ...(await notebook.outbox.rows()).filter(isOnDisk).map(({ noteId }) => noteId),
    ...(await notebook.uploads.rows()).filter(isOnDisk).map(({ id }) => id),
  ]
  return (await encryptedIds(uid)).filter((id) => !decrypted.includes(id))
}

/** A row that is in memory only may hide one on disk that can't be decrypted. */
function isOnDisk({ isPersisted }: { isPersisted: boolean }): boolean {
  return isPersisted
}
