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
import { shareAppCheck } from '../sdk/appCheckToken.ts'
import { sessionsInStorage } from '../../storage/storedSessions.ts'
import { SessionDatabase } from '../sdk/sessionDatabase.ts'
import type { AccountRef } from '../data/accountRef.ts'
import { withoutHeartbeats } from '../sdk/withoutHeartbeats.ts'
import { pendingGuestApp } from './pendingGuestSessions.ts'

const opened = new Map<string, Auth>()

/**
 * Returns the session of a pending guest, next to the app's own. Its app has no ID, which tells
 * `guardSession` to keep the end of this session apart from the app's own.
 */
export function guestSession(guestUid: string): Auth {
  const session = opened.get(guestUid) ?? openSession(guestUid)
  opened.set(guestUid, session)
  return session
}

/**
 * Returns a pending guest's account. `sessionLost`: the session is lost, and no one can
 * reach the data. `upgraded`: the guest has upgraded to an account and keeps all of it.
 *
 * @throws the SDK's error if that can't be determined.
 */
export async function guestAccountRef(
  guestUid: string,
): Promise<AccountRef | 'sessionLost' | 'upgraded'> {
  const session = guestSession(guestUid)
  await session.authStateReady()
  const guest = session.currentUser
  if (guest?.uid !== guestUid) return 'sessionLost'
  await guest.reload()
  const isGuest = guest.isAnonymous && guest.providerData.length === 0
  return isGuest ? { uid: guestUid, auth: session } : 'upgraded'
}

/**
 * Copies a guest's session so that it outlives their sign-out, for as long as their own would have
 * lasted.
 */
export async function copyGuestSession(guest: FirebaseUser): Promise<void> {
  const session = guestSession(guest.uid)
  // As on a shared computer.
  const isInTab = sessionsInStorage(() => sessionStorage).length > 0
  if (isInTab) await setPersistence(session, browserSessionPersistence)
  await updateCurrentUser(session, guest)
}

function openSession(guestUid: string): Auth {
  const { appId: _, ...options } = configuration.firebase
  const session = initializeAuth(
    withoutHeartbeats(initializeApp(options, pendingGuestApp(guestUid))),
    {
      persistence: [SessionDatabase, browserLocalPersistence, browserSessionPersistence],
    },
  )
  if (__APP_CHECK__) void shareAppCheck(session.app)
  session.tenantId = configuration.tenantId
  if (__LOCAL__ && configuration.local) {
    connectAuthEmulator(session, configuration.local.auth, { disableWarnings: true })
  }
  return session
}
