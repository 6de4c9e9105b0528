import {
  doc,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore'
import { deviceNameOf } from '../../domain/devices/deviceName.ts'
import type { DeviceName, DeviceSession, Revocation } from '../../domain/session/deviceSession.ts'
import { firestore } from '../sdk/firestore.ts'
import { requireOwner, type UserData } from './userData.ts'

/** The document that lists a person's signed-in devices. */
export function sessionsRef({ uid, session }: UserData): DocumentReference {
  return doc(firestore(session), 'users', uid, 'access', 'sessions')
}

/** Returns which sessions are signed out. */
export function revocationIn(state: DocumentSnapshot): Revocation {
  const { revokedBefore = 0 } = (state.data() ?? {}) as Partial<Revocation>
  return { revokedBefore }
}

type StoredSession = DeviceName & { lastSeenAt: Timestamp | null }

/** Returns the listed sessions. One whose server timestamp is still pending counts as seen now. */
export function sessionsIn(list: DocumentSnapshot): readonly DeviceSession[] {
  const stored = (list.data() ?? {}) as Record<string, StoredSession>
  return Object.entries(stored).map(([signIn, { browser, system, lastSeenAt }]) => ({
    signIn: Number(signIn),
    browser,
    system,
    lastSeenAt: lastSeenAt?.toMillis() ?? Date.now(),
  }))
}

/** Returns this session's entry in the list. */
export function ownSession() {
  return { ...deviceNameOf(navigator), lastSeenAt: serverTimestamp() }
}

/**
 * Returns when the app's own session signed in, in seconds since 1970, from its token.
 *
 * @throws the SDK's error.
 */
export async function signInOf(userData: UserData): Promise<number> {
  requireOwner(userData)
  const token = await userData.session.currentUser?.getIdTokenResult()
  return Date.parse(token?.authTime ?? '') / 1000
}
