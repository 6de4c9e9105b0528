import { FirebaseError } from 'firebase/app'
import { notebookOf } from '../../device/notebooks.ts'
import type { Movers } from '../../domain/guestMove.ts'

/**
 * Hands over the files that were on their way from the guest's device: they become the person's own, and
 * their uploads go on. Stopped anywhere and done again, it goes on.
 *
 * @throws an error with the code `auth/web-storage-unsupported` where they would not outlive the page any
 *   more; the signal's reason.
 */
export async function handOverUploads(
  { guestUid, uid }: Movers,
  signal: AbortSignal,
): Promise<void> {
  const theirs = notebookOf(guestUid).uploads
  const mine = notebookOf(uid).uploads
  for (const { isLasting, ...row } of await theirs.rows()) {
    signal.throwIfAborted()
    const bytes = await theirs.bytes(row.id)
    if (!bytes) continue
    // In the account there may be room for what a guest had none for.
    const kept = await mine.add({ ...row, refusal: null }, bytes)
    if (isLasting && !kept.isLasting) {
      throw new FirebaseError('auth/web-storage-unsupported', 'It cannot lie there.')
    }
    await theirs.update(row.id, () => null)
  }
}
