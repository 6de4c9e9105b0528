import { deleteUser } from 'firebase/auth'
import { moveTo } from '../../device/moveMark.ts'
import { beginWipe } from '../vault/beginWipe.ts'
import { wipeVault } from '../vault/wipeVault.ts'
import { guestVault } from './guestSession.ts'
import { dropAside } from './putAside.ts'

/**
 * Deletes whatever of a guest has not yet moved to somebody who leaves for good: nobody else may have it.
 * Done again it goes on.
 *
 * @throws what `beginWipe` and `wipeVault` throw; the SDK's error while the guest cannot be reached.
 */
export async function wipeAsides(uid: string, signal: AbortSignal): Promise<void> {
  const move = moveTo(uid)
  if (move?.toUid !== uid) return
  const { guestUid } = move
  const vault = await guestVault(guestUid)
  if (typeof vault !== 'string') {
    await beginWipe(vault)
    await wipeVault(vault, { signal, onProgress: () => undefined })
    // An old guest's account may ask for a fresh sign-in; it stays, and is empty.
    if (vault.session.currentUser) await deleteUser(vault.session.currentUser).catch(() => null)
  }
  await dropAside(guestUid)
  return wipeAsides(uid, signal)
}
