import {
  doc,
  type DocumentReference,
  serverTimestamp,
  type DocumentSnapshot,
  getDocFromServer,
  Timestamp,
  type DocumentData,
  onSnapshot,
} from 'firebase/firestore'
import type { AccountDetails } from '../../domain/account/accountDetails.ts'
import { deviceNameOf } from '../../domain/devices/deviceName.ts'
import type { DeviceName, DeviceSession, Revocation } from '../../domain/session/deviceSession.ts'
import { accountAuth, type AccountAuth, requireSignedIn } from '../sdk/accountAuth.ts'
import { firestore } from '../sdk/firestore.ts'
import { keepListening } from './keepListening.ts'

/**
 * The document with an account's deletion flag and its signed-out sessions. It is a single document
 * because the rules read it with every request.
 */
export function accountStateRef({ uid, auth }: AccountAuth): DocumentReference {
  return doc(firestore(auth), 'users', uid)
}

/** Watches the document of `accountStateRef`. Listeners of one page share a read. */
export function watchAccountState(
  account: AccountAuth,
  report: (state: DocumentSnapshot) => void,
): () => void {
  // A response that only confirms what the cache has is reported, too.
  const options = { includeMetadataChanges: true }
  return keepListening((onRefused) =>
    onSnapshot(accountStateRef(account), options, report, onRefused),
  )
}

/** The document that lists a person's signed-in devices. */
export function sessionsRef({ uid, auth }: AccountAuth): DocumentReference {
  return doc(firestore(auth), 'users', uid, 'access', 'sessions')
}

/** Returns which sessions are signed out. */
export function revocationIn(state: DocumentSnapshot): Revocation {
  const { revokedBefore = 0 } = (state.data() ?? {}) as Partial<Revocation>
  return { revokedBefore }
}

type StoredDevice = DeviceName & { lastSeenAt: Timestamp | null }

/** Returns the listed sessions. A session whose server timestamp is pending counts as seen now. */
export function sessionsIn(list: DocumentSnapshot): readonly DeviceSession[] {
  const stored = (list.data() ?? {}) as Record<string, StoredDevice>
  return Object.entries(stored).map(([authTime, { browser, system, lastSeenAt }]) => ({
    authTime: Number(authTime),
    browser,
    system,
    lastSeenAt: lastSeenAt?.toMillis() ?? Date.now(),
  }))
}

/** Returns this session's entry in the list. */
export function ownSession() {
  return { ...deviceNameOf(navigator), lastSeenAt: serverTimestamp() }
}

/** Returns when the app's own session signed in, in seconds since 1970, from its token. */
export async function authTimeOf(account: AccountAuth): Promise<number> {
  requireSignedIn(account)
  const token = await account.auth.currentUser?.getIdTokenResult()
  return Date.parse(token?.authTime ?? '') / 1000
}

export function encryptionKeyRef({ uid, auth }: AccountAuth): DocumentReference {
  return doc(firestore(auth), 'users', uid, 'keys', 'user-key')
}

export function answersRef({ uid, auth }: AccountAuth): DocumentReference {
  return doc(firestore(auth), 'users', uid, 'profile', 'answers')
}

/** Returns the answers and the consent for an export. */
export async function readAnswers(uid: string): Promise<Pick<AccountDetails, 'answers' | 'terms'>> {
  const data = (await getDocFromServer(answersRef(accountAuth(uid)))).data()
  const version = textIn(data, 'terms')
  const agreedAt: unknown = data?.['agreedAt']
  const at = agreedAt instanceof Timestamp ? agreedAt.toDate().toISOString() : null
  return { answers: answersIn(data), terms: version === null ? null : { version, agreedAt: at } }
}

/** Returns the answers in the document, without values that are not text. */
export function answersIn(data: DocumentData | undefined): Readonly<Record<string, string>> {
  const answers: unknown = data?.['answers']
  const entries = Object.entries(typeof answers === 'object' && answers !== null ? answers : {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export function textIn(data: DocumentData | undefined, field: string): string | null {
  const value: unknown = data?.[field]
  return typeof value === 'string' ? value : null
}
