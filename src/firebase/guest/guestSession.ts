import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  setPersistence,
  updateCurrentUser,
  type Auth,
  type User as FirebaseUser,
} from 'firebase/auth'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { sessionsInStorage } from '../../storage/session/storedSessions.ts'
import type { AccountSession } from '../documents/accountSession.ts'
import { shareAppCheck } from '../sdk/appCheckToken.ts'
import { IndexedDbPersistence } from '../sdk/indexedDbPersistence.ts'
import { withoutHeartbeats } from '../sdk/withoutHeartbeats.ts'
import { pendingGuestApp } from './pendingGuestSessions.ts'

const opened = new Map<string, Auth>()

/** Returns the SDK's `Auth` with the session of a pending guest, next to the app's own. */
export function guestAuth(guestUid: string): Auth {
  const auth = opened.get(guestUid) ?? openAuth(guestUid)
  opened.set(guestUid, auth)
  return auth
}

/**
 * Returns a pending guest's account. `sessionLost`: the session is lost, and no one can
 * reach the data. `upgraded`: the guest has upgraded to an account and keeps all of it.
 *
 * @throws the SDK's error if that can't be determined.
 */
export async function guestAccountSession(
  guestUid: string,
): Promise<AccountSession | 'sessionLost' | 'upgraded'> {
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
  // As on a shared computer.
  const isInTab = sessionsInStorage(() => sessionStorage).length > 0
  if (isInTab) await setPersistence(auth, browserSessionPersistence)
  await updateCurrentUser(auth, guest)
}

function openAuth(guestUid: string): Auth {
  const app = initializeApp(configuration.firebase, pendingGuestApp(guestUid))
  const auth = initializeAuth(withoutHeartbeats(app), {
    persistence: [IndexedDbPersistence, browserLocalPersistence, browserSessionPersistence],
  })
  if (__APP_CHECK__) void shareAppCheck(auth.app)
  auth.tenantId = configuration.tenantId
  if (__LOCAL__ && configuration.local) {
    connectAuthEmulator(auth, configuration.local.auth, { disableWarnings: true })
  }
  return auth
}
