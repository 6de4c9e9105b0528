import {
  browserSessionPersistence,
  setPersistence,
  updateCurrentUser,
  type Auth,
  type User as FirebaseUser,
} from 'firebase/auth'
import { sessionsInStorage } from '../../storage/session/storedSessions.ts'
import type { AccountAuth } from '../sdk/accountAuth.ts'
import { openAuth } from '../sdk/app.ts'
import { shareAppCheck } from '../sdk/appCheckToken.ts'
import { pendingGuestApp } from './pendingGuestSessions.ts'

const opened = new Map<string, Auth>()

/** Returns the SDK's `Auth` with the session of a pending guest, next to the app's own. */
export function guestAuth(guestUid: string): Auth {
  const auth = opened.get(guestUid) ?? openGuestAuth(guestUid)
  opened.set(guestUid, auth)
  return auth
}

function openGuestAuth(guestUid: string): Auth {
  const auth = openAuth(pendingGuestApp(guestUid))
  if (__APP_CHECK__) void shareAppCheck(auth.app)
  return auth
}

/**
 * Returns a pending guest's account. `sessionLost`: the session is lost, and no one can
 * reach the data. `upgraded`: the guest has upgraded to an account and keeps all of it.
 */
export async function guestAccountAuth(
  guestUid: string,
): Promise<AccountAuth | 'sessionLost' | 'upgraded'> {
  const auth = guestAuth(guestUid)
  await auth.authStateReady()
  const guest = auth.currentUser
  if (guest?.uid !== guestUid) return 'sessionLost'
  await guest.reload()
  const isGuest = guest.isAnonymous && guest.providerData.length === 0
  return isGuest ? { uid: guestUid, auth } : 'upgraded'
}

/**
 * Copies a guest's session so that it outlives their sign-out, for as long as their own would have
 * lasted.
 */
export async function copyGuestSession(guest: FirebaseUser): Promise<void> {
  const auth = guestAuth(guest.uid)
  // As on a shared computer. The box may have changed since the guest came, and their session stays where it is.
  const isInTab = sessionsInStorage(() => sessionStorage).length > 0
  if (isInTab) await setPersistence(auth, browserSessionPersistence)
  await updateCurrentUser(auth, guest)
}
