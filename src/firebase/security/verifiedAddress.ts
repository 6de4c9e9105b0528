import type { User as FirebaseUser } from 'firebase/auth'
import { serverTimestamp, type Timestamp } from 'firebase/firestore'
import { withTimeout } from '../../domain/withTimeout.ts'
import { sameEmail } from '../../domain/signIn/email.ts'
import { lastMethod, methodHere } from '../../remembered/lastMethodHere.ts'
import { distrustMethods } from '../../remembered/knownMethods.ts'
import { isOpenedHere, reportEarlierAccess } from '../../stores/earlierAccessStore.ts'
import { auth } from '../sdk/app.ts'
import { hasPassword } from '../sdk/toUser.ts'
import { refreshUser } from '../session/refreshUser.ts'
import { accountStateRef } from '../data/accountState.ts'
import { transactIn } from '../data/transact.ts'
import { userDataOf, type UserData } from '../data/userData.ts'
import { signInOf } from '../data/accessDocuments.ts'
import { replacePassword } from './endAtFirebase.ts'
import { signOutAfterPassword } from '../session/signOutAfterPassword.ts'

/** In milliseconds. */
const timeout = 30_000

type State = { verified?: { email: string; at: Timestamp }; revokedBefore?: number }

/**
 * Whoever opened an account may not own its email address, and may be waiting for the person who does. So the first
 * session in which the address is verified records it, and, if its sign-in has proved the address, ends all access
 * that was there before. Never rejects; a later sign-in tries again.
 *
 * @param hasReset whether the person has just chosen a new password with an emailed link.
 */
export async function settleVerification(hasReset: boolean): Promise<void> {
  await withTimeout(timeout, settle(hasReset)).catch(() => null)
}

async function settle(hasReset: boolean): Promise<void> {
  const user = auth().currentUser
  if (!user?.emailVerified || user.email === null) return
  const userData = userDataOf(user.uid)
  const signIn = await signInOf(userData)
  const { verified, revokedBefore } = await readState(userData)
  const isRecorded = verified?.email === user.email
  // Another session may have recorded it as soon as this one had verified it.
  const isEarlier = isRecorded && (verified.at.seconds < signIn || revokedBefore === signIn)
  if (isEarlier && !hasReset) return
  const proof = await proofOf(user, hasReset)
  if (proof === 'unknown') return
  if (proof !== null && isOlder(user, signIn)) await endEarlierAccess(user, proof)
  if (!isRecorded) await record(userData, user.email)
}

function readState(userData: UserData): Promise<State> {
  return transactIn(userData, async (transaction) => {
    const state = await transaction.get(accountStateRef(userData))
    return state.data() ?? {}
  })
}

function record(userData: UserData, email: string): Promise<void> {
  return transactIn(userData, async (transaction) => {
    const verified = { email, at: serverTimestamp() }
    transaction.set(accountStateRef(userData), { verified }, { merge: true })
  })
}

type Proof = 'email_link' | 'reset' | 'provider'

/**
 * Returns how the sign-in has proved that the address is the person's; `null` if it hasn't, and `unknown` if it
 * isn't known whether it was an emailed link, which Firebase's token doesn't tell from a password.
 */
async function proofOf(user: FirebaseUser, hasReset: boolean): Promise<Proof | 'unknown' | null> {
  if (hasReset) return 'reset'
  const { signInProvider } = await user.getIdTokenResult()
  if (signInProvider === 'password') {
    const method = methodHere() ?? lastMethod()
    if (method === null) return 'unknown'
    return method === 'email_link' ? 'email_link' : null
  }
  const isOwn = user.providerData.some(
    ({ providerId, email }) => providerId === signInProvider && sameEmail(email, user.email),
  )
  return isOwn ? 'provider' : null
}

/** In seconds, between the creation of an account and the sign-in with it. */
const tolerance = 2

/** Returns whether the account existed before this sign-in. */
function isOlder({ uid, metadata }: FirebaseUser, signIn: number): boolean {
  const createdAt = Date.parse(metadata.creationTime ?? '') / 1000
  return signIn > createdAt + tolerance && !isOpenedHere(uid)
}

/**
 * Providers and resets replace the password and end the sessions at Firebase, where an emailed link changes nothing.
 * For the rules, all older sessions end here. Other methods are the person's to judge.
 */
async function endEarlierAccess(user: FirebaseUser, proof: Proof): Promise<void> {
  const hasEndedPassword =
    proof === 'email_link' && hasPassword(user) && (await replacePassword(user))
  // Before the next step can fail: the person's own password may be the one that is gone.
  const { signInProvider } = await user.getIdTokenResult()
  const methods = user.providerData.map(({ providerId }) => providerId)
  if (signInProvider) distrustMethods(user.uid, methods, signInProvider)
  reportEarlierAccess(user.uid, hasEndedPassword)
  await signOutAfterPassword(null)
  await refreshUser().catch(() => null)
}
