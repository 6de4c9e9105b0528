import type { User as FirebaseUser } from 'firebase/auth'
import { serverTimestamp, type Timestamp } from 'firebase/firestore'
import { hasCode } from '../../domain/errorCode.ts'
import type { SignInMethod } from '../../domain/session/analyticsEvent.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import { sameEmail } from '../../domain/signIn/email.ts'
import { distrustMethods } from '../../remembered/knownMethods.ts'
import { reportEarlierAccess } from '../../stores/earlierAccessStore.ts'
import { auth } from '../sdk/app.ts'
import { hasPassword } from '../sdk/toUser.ts'
import {
  forgetUnsettled,
  recordProof,
  recordUnproved,
  unsettledSignIn,
  type UnsettledSignIn,
} from '../../remembered/unsettledSignIn.ts'
import { removeAllPasskeys } from './accountPasskeys.ts'
import { sessionEnd } from '../sdk/signals.ts'
import { refreshUserInAllTabs } from '../session/refreshUser.ts'
import { accountStateRef, signInOf } from '../data/accountDocuments.ts'
import { transactIn } from '../data/transact.ts'
import { userDataOf, type UserData } from '../data/userData.ts'
import { replacePassword } from './revokeSessionsAtFirebase.ts'
import { signOutAfterPassword } from '../session/olderSessions.ts'
import { maxLinkAge, recentSignInCode, requireRecentSignIn } from '../session/recentSignIn.ts'

/** In milliseconds. */
const timeout = 30_000

type State = {
  verified?: { email: string; at: Timestamp }
  revokedBefore?: number
  deletingSince?: Timestamp
}

/**
 * Whoever opened an account may not own its email address, and may be waiting for the person who does. So the first
 * sign-in that proves the address ends all access that was there before. Repeatable: what has happened already isn't
 * done again. As long as the address isn't verified, there is nothing to settle, and the sign-in stays unsettled.
 *
 * @throws the SDK's error; then it has to be repeated. `auth/requires-recent-login` if it is too late for this sign-in
 *   to end anything: its session ends, and the next sign-in does it.
 */
export async function settleSignIn(): Promise<void> {
  const user = auth().currentUser
  const unsettled = user && unsettledSignIn(user.uid)
  if (!unsettled) return
  try {
    await withTimeout(timeout, settle(user, unsettled))
  } catch (error) {
    if (hasCode(error, recentSignInCode)) sessionEnd.send('expired')
    throw error
  }
}

async function settle(user: FirebaseUser, { method, proof }: UnsettledSignIn): Promise<void> {
  const isReset = method === 'reset'
  if (!user.emailVerified || user.email === null) {
    if (isReset) await signOutAfterPassword(null)
    recordUnproved(user.uid)
    return
  }
  const userData = userDataOf(user.uid)
  const signIn = await signInOf(userData)
  const provedAt = proof?.at ?? signIn
  const isProof = provesAddress(user, method) && isOlder(user, provedAt)
  // Before anything can fail: until it is settled, another session may record the address, or the person sign in again.
  if (isProof) recordProof(user.uid, method, { email: user.email, at: provedAt })
  const { verified, revokedBefore, deletingSince } = await readState(userData)
  // Until the deletion is canceled, the rules accept neither a sign-out nor the record.
  if (deletingSince) throw new Error('The account is being deleted.')
  const isRecorded = verified?.email === user.email
  // Another session may have recorded it as soon as this one had verified it.
  const isFirst = !isRecorded || verified.at.seconds >= provedAt
  // By an earlier try, or by the person, with a new password.
  const areOlderOut = revokedBefore === signIn
  if (isProof && (isFirst || (isReset && !areOlderOut))) {
    if (!areOlderOut) await requireRecentSignIn(user, maxLinkAge)
    await endEarlierAccess(user, method, isFirst, areOlderOut)
  }
  if (!isRecorded) await record(userData, user.email)
  forgetUnsettled(user.uid)
}

function readState(userData: UserData): Promise<State> {
  return transactIn(userData, async (transaction) => {
    const state = await transaction.get(accountStateRef(userData))
    return state.data() ?? {}
  })
}

function record(userData: UserData, email: string): Promise<void> {
  const ref = accountStateRef(userData)
  return transactIn(userData, async (transaction) => {
    const state: State = (await transaction.get(ref)).data() ?? {}
    if (state.verified?.email === email) return
    const verified = { email, at: serverTimestamp() }
    transaction.set(ref, { verified }, { merge: true })
  })
}

/** Returns whether a sign-in with this method proves that the account's address is the person's. */
function provesAddress(user: FirebaseUser, method: SignInMethod): boolean {
  if (method === 'password') return false
  if (method === 'email_link' || method === 'reset') return true
  return user.providerData.some(
    ({ providerId, email }) => providerId === method && sameEmail(email, user.email),
  )
}

/** In seconds, between the creation of an account and the sign-in with it. */
const tolerance = 2

/** Returns whether the account existed before this sign-in. */
function isOlder({ metadata }: FirebaseUser, signIn: number): boolean {
  const createdAt = Date.parse(metadata.creationTime ?? '') / 1000
  return signIn > createdAt + tolerance
}

/** For the rules, all older sessions end here. Identity providers and phone numbers are the person's to judge. */
async function endEarlierAccess(
  user: FirebaseUser,
  method: SignInMethod,
  isFirst: boolean,
  areOlderOut: boolean,
): Promise<void> {
  const mayKnowPassword = isFirst && !areOlderOut && method !== 'reset' && hasPassword(user)
  const hadPassword = mayKnowPassword && (await replacePassword(user))
  // Also if they are off here: someone may have added one with another client.
  const hadPasskeys = isFirst && (await removeAllPasskeys(user))
  // Before the next step can fail: the person's own password may be the one that is gone.
  if (isFirst && (!areOlderOut || hadPasskeys))
    reportEarlierAccess(user.uid, hadPassword, hadPasskeys)
  const methods = user.providerData.map(({ providerId }) => providerId)
  const isByEmail = method === 'email_link' || method === 'reset'
  const isOwnPassword = hadPassword || (areOlderOut && hasPassword(user))
  const trusted = isByEmail ? ['password'] : isOwnPassword ? ['password', method] : [method]
  distrustMethods(user.uid, methods, trusted)
  if (!areOlderOut) await signOutAfterPassword(null)
  await refreshUserInAllTabs().catch(() => null)
}
