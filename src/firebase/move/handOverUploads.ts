import { notebookOf } from '../../device/notebooks.ts'
import type { Movers } from '../../domain/guestMove.ts'
import { untilSafe } from './untilSafe.ts'

/**
 * Hands over the files that were on their way from the guest's device: they become the person's own, and
 * their uploads go on. Stopped anywhere and done again, it goes on.
 *
 * @throws what `untilSafe` throws; the signal's reason.
 */
export async function handOverUploads(
  { guestUid, uid }: Movers,
  signal: AbortSignal,
): Promise<void> {
  const theirs = notebookOf(guestUid).uploads
  const mine = notebookOf(uid)
  for (const { isLasting, ...row } of await theirs.rows()) {
    signal.throwIfAborted()
    const bytes = await theirs.bytes(row.id)
    if (!bytes) continue
    // In the account there may be room for what a guest had none for.
    await mine.uploads.add({ ...row, refusal: null }, bytes)
    const find = async () => (await mine.uploads.rows()).find(({ id }) => id === row.id)
    if (isLasting) await untilSafe(mine, find)
    await theirs.update(row.id, () => null)
  }
}
