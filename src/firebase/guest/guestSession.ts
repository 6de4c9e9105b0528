import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  setPersistence,
  updateCurrentUser,
  type Auth,
  type User as ProviderUser,
} from 'firebase/auth'
import { configuration } from '../../config.ts'
import type { UserData } from '../userData/userData.ts'
import { parkedApp } from './storedSessions.ts'

const opened = new Map<string, Auth>()

/**
 * The session of a parked guest, beside that of the app itself. It belongs to an app without an id,
 * by which `fetchGuard` knows its calls: its end must not end another session.
 */
export function guestSession(guestUid: string): Auth {
  const session = opened.get(guestUid) ?? openSession(guestUid)
  opened.set(guestUid, session)
  return session
}

/**
 * The user data of a parked guest on the server. `gone`: nobody can reach it anymore. `grown`: the
 * guest has upgraded to an account of their own and keeps all of it.
 *
 * @throws the SDK’s error while that cannot be found out.
 */
export async function guestUserData(guestUid: string): Promise<UserData | 'gone' | 'grown'> {
  const session = guestSession(guestUid)
  await session.authStateReady()
  const guest = session.currentUser
  if (guest?.uid !== guestUid) return 'gone'
  await guest.reload()
  const isGuest = guest.isAnonymous && guest.providerData.length === 0
  return isGuest ? { uid: guestUid, session } : 'grown'
}

/**
 * Copies the session of a guest to where it outlives their sign-out, for as long as their own would
 * have lasted.
 */
export async function keepGuestSession(guest: ProviderUser): Promise<void> {
  const session = guestSession(guest.uid)
  if (livesInTab()) await setPersistence(session, browserSessionPersistence)
  await updateCurrentUser(session, guest)
}

function openSession(guestUid: string): Auth {
  const { appId: _, ...options } = configuration.firebase
  const session = initializeAuth(initializeApp(options, parkedApp(guestUid)), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  })
  session.tenantId = configuration.tenantId
  if (__LOCAL__ && configuration.local) {
    connectAuthEmulator(session, configuration.local.auth, { disableWarnings: true })
  }
  return session
}

/** Whether the SDK keeps the session of the app itself with the tab, as on a shared computer. */
function livesInTab(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith('firebase:authUser:'))
  } catch {
    return false
  }
}
