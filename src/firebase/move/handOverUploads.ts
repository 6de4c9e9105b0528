import { notebookOf } from '../../device/notebooks.ts'
import { sealedBytes } from '../../device/sealedRows.ts'
import type { Movers } from '../../domain/guestMove.ts'
import { untilSafe } from './untilSafe.ts'

/**
 * Hands over the files that were on their way from the guest's device: they become the person's own, and
 * their uploads go on. Stopped anywhere and done again, it goes on.
 *
 * @throws what the browser says where a file cannot be read now; what `untilSafe` throws; the signal's
 *   reason.
 */
export async function handOverUploads(
  { guestUid, uid }: Movers,
  signal: AbortSignal,
): Promise<void> {
  const theirs = notebookOf(guestUid).uploads
  const mine = notebookOf(uid)
  for (const { isLasting, ...row } of await theirs.rows()) {
    signal.throwIfAborted()
    const bytes = (await theirs.bytes(row.id)) ?? (await sealedBytes(guestUid, row.id))
    // In the account there may be room for what a guest had none for. Of a file that nobody can read any
    // more the name comes along, so that the person learns of it.
    const refusal = bytes ? null : 'unreadable'
    await mine.uploads.add({ ...row, refusal }, bytes ?? new Blob())
    const find = async () => (await mine.uploads.rows()).find(({ id }) => id === row.id)
    if (isLasting) await untilSafe(mine, find)
    await theirs.update(row.id, () => null)
  }
}
