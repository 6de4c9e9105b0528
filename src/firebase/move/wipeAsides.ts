import { deleteUser } from 'firebase/auth'
import { markLeaving } from '../../device/leavingMark.ts'
import { moveTo } from '../../device/moveMark.ts'
import { closeEverywhere } from '../../device/tidying.ts'
import { tidyDevice } from '../notes/wiping.ts'
import { beginWipe } from '../vault/beginWipe.ts'
import type { Vault } from '../vault/vault.ts'
import { wipeVault } from '../vault/wipeVault.ts'
import { guestVault } from './guestSession.ts'
import { dropAside } from './putAside.ts'

/**
 * Deletes whatever of a guest has not yet moved to somebody who leaves for good, on the server and on this
 * device: nobody else may have it. Done again it goes on.
 *
 * @throws what `beginWipe` and `wipeVault` throw; the SDK's error while the guest cannot be reached.
 */
export async function wipeAsides(uid: string, signal: AbortSignal): Promise<void> {
  const move = moveTo(uid)
  if (move?.toUid !== uid) return
  const { guestUid } = move
  const vault = await guestVault(guestUid)
  if (vault !== 'grown') {
    if (vault !== 'gone') await wipeGuest(vault, signal)
    // As long as it is not over, no page brings anything of theirs back to the disk.
    await markLeaving(guestUid, { discard: 'all', isOver: false })
    await closeEverywhere(guestUid)
  }
  await dropAside(guestUid)
  await tidyDevice()
  return wipeAsides(uid, signal)
}

/** An old guest's account may ask for a fresh sign-in; it stays, and is empty. */
async function wipeGuest(vault: Vault, signal: AbortSignal): Promise<void> {
  await beginWipe(vault)
  await wipeVault(vault, { signal, onProgress: () => undefined })
  if (vault.session.currentUser) await deleteUser(vault.session.currentUser).catch(() => null)
}
