import { beforeAuthStateChanged, type Auth, type User as FirebaseUser } from 'firebase/auth'
import { withTimeout } from '../../domain/withTimeout.ts'
import { isPendingGuest } from '../../storage/journals/moveJournal.ts'
import { auth } from '../sdk/app.ts'
import { onSignedOut } from '../sdk/currentUser.ts'
import { assignPendingGuest, withPendingGuestLock, createPendingGuest } from './pendingGuest.ts'

/** How long the session may take to change. */
const replaceTimeoutMs = 10_000

const guarded = new WeakSet<Auth>()

/**
 * Makes any guest who is about to be replaced in this tab a pending guest. A popup or code may have been
 * requested before the guest came in. Nothing moves until the person agrees. A guest whose session can't be kept
 * is not replaced.
 */
export function watchReplacedGuests(): void {
  const sdkAuth = auth()
  if (guarded.has(sdkAuth)) return
  guarded.add(sdkAuth)
  beforeAuthStateChanged(sdkAuth, async (next) => {
    const guest = sdkAuth.currentUser
    if (!next || !guest?.isAnonymous || next.uid === guest.uid || isPendingGuest(guest.uid)) return
    await createPending(guest, next.uid)
  })
}

/**
 * Resolves once the guest is pending. Holds the lock until the session has changed, so that no tab
 * removes the pending guest before.
 */
function createPending(guest: FirebaseUser, nextUid: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      if (!isPendingGuest(guest.uid)) await createPendingGuest(guest)
      await assignPendingGuest(guest.uid, nextUid, false)
      resolve()
      await withTimeout(replaceTimeoutMs, waitUntilReplaced(guest.uid)).catch(() => null)
    }
    withPendingGuestLock(guest.uid, work).catch(reject)
  })
}

function waitUntilReplaced(uid: string): Promise<void> {
  return new Promise((resolve) => void onSignedOut(auth(), uid, resolve))
}
