import type { User as FirebaseUser } from 'firebase/auth'
import { serverTimestamp, type Timestamp } from 'firebase/firestore'
import { hasCode } from '../../../domain/errorCode.ts'
import {
  accessToEnd,
  provesEmail,
  trustedMethods,
  type AccessToEnd,
} from '../../../domain/security/earlierAccess.ts'
import type { SignInMethod } from '../../../domain/signIn/signInMethod.ts'
import { withTimeout } from '../../../domain/withTimeout.ts'
import {
  forgetPendingProof,
  recordProof,
  recordNoProof,
  pendingEmailProof,
  type PendingEmailProof,
} from '../../../storage/security/emailProof.ts'
import { forgetMethodsExcept } from '../../../storage/security/knownMethods.ts'
import { recordEarlierAccess } from '../../../stores/earlierAccessStore.ts'
import { accountStateRef, authTimeOf } from '../../documents/accountDocuments.ts'
import { runTransaction } from '../../documents/runTransaction.ts'
import { accountAuth, type AccountAuth } from '../../sdk/accountAuth.ts'
import { auth } from '../../sdk/app.ts'
import { sessionEndRequest } from '../../sdk/signals.ts'
import { hasEmailSignIn, toUser } from '../../sdk/toUser.ts'
import { deleteAllPasskeys } from '../accountPasskeys.ts'
import { recentSignInCode, requireRecentSignIn } from '../recentSignIn/recentSignIn.ts'
import { refreshUserInAllTabs } from '../refreshUser.ts'
import { signOutOlderSessions } from './olderSessions.ts'
import { replacePassword } from './revokeSessionsAtFirebase.ts'

const timeoutMs = 30_000

type State = {
  verified?: { email: string; at: Timestamp }
  revokedBefore?: number
  deletingSince?: Timestamp
}

/**
 * Prevents account pre-hijacking: an account may have been created with someone else's address. So the first
 * sign-in that proves the address ends all access that was there before. Safe to repeat: finished steps aren't done
 * again. As long as the address isn't verified, there is no proof to act on, and it stays pending.
 *
 * @throws the SDK's error; then it has to be repeated. `auth/requires-recent-login` if it is too late for this sign-in
 *   to end anything: its session ends, and the next sign-in does it.
 */
export async function endEarlierAccess(): Promise<void> {
  const user = auth().currentUser
  const pending = user && pendingEmailProof(user.uid)
  if (!pending) return
  try {
    await withTimeout(timeoutMs, endIfProved(user, pending))
  } catch (error) {
    if (hasCode(error, recentSignInCode))
      sessionEndRequest.send({ reason: 'endedByFirebase', uid: user.uid })
    throw error
  }
}

async function endIfProved(
  user: FirebaseUser,
  { method, proof }: PendingEmailProof,
): Promise<void> {
  if (!user.emailVerified || user.email === null) {
    if (method === 'reset') await signOutOlderSessions(null)
    recordNoProof(user.uid)
    return
  }
  const account = accountAuth(user.uid)
  const signedInAt = await authTimeOf(account)
  const at = proof?.at ?? signedInAt
  const provedAt = provesEmail(toUser(user), method, at) ? at : null
  // Before anything can fail: until this is done, another session may record the address, or the person sign in again.
  if (provedAt !== null) recordProof(user.uid, method, { email: user.email, at: provedAt })
  const { verified, revokedBefore = null, deletingSince } = await readState(account)
  // Until the deletion is canceled, the rules accept neither a sign-out nor the record.
  if (deletingSince) throw new Error('The account is being deleted.')
  const verifiedAt = verified?.email === user.email ? verified.at.seconds : null
  const toEnd = accessToEnd({ method, signedInAt, provedAt, verifiedAt, revokedBefore })
  if (method !== null && toEnd !== 'nothing') await endAccess(user, method, toEnd)
  if (verifiedAt === null) await recordVerifiedEmail(account, user.email)
  forgetPendingProof(user.uid)
}

/** For the rules, all older sessions end here. The person reviews identity providers and phone numbers themselves. */
async function endAccess(
  user: FirebaseUser,
  method: SignInMethod,
  toEnd: Exclude<AccessToEnd, 'nothing'>,
): Promise<void> {
  const endsSessions = toEnd !== 'passkeys'
  if (endsSessions) await requireRecentSignIn(user)
  const hadPassword =
    toEnd === 'everything' && hasEmailSignIn(user) && (await replacePassword(user))
  // Also if they are off here: someone may have added one with another client.
  const hadPasskeys = toEnd !== 'sessions' && (await deleteAllPasskeys(user))
  // Before the next step can fail: the person's own password may be the one that is gone.
  if (toEnd !== 'sessions' && (endsSessions || hadPasskeys))
    recordEarlierAccess(user.uid, hadPassword, hadPasskeys)
  const isPasswordTrusted = hadPassword || (!endsSessions && hasEmailSignIn(user))
  const methods = user.providerData.map(({ providerId }) => providerId)
  forgetMethodsExcept(user.uid, methods, trustedMethods(method, isPasswordTrusted))
  if (endsSessions) await signOutOlderSessions(null)
  await refreshUserInAllTabs().catch(() => null)
}

function readState(account: AccountAuth): Promise<State> {
  return runTransaction(account, async (transaction) => {
    const state = await transaction.get(accountStateRef(account))
    return state.data() ?? {}
  })
}

function recordVerifiedEmail(account: AccountAuth, email: string): Promise<void> {
  const ref = accountStateRef(account)
  return runTransaction(account, async (transaction) => {
    const state: State = (await transaction.get(ref)).data() ?? {}
    if (state.verified?.email === email) return
    const verified = { email, at: serverTimestamp() }
    transaction.set(ref, { verified }, { merge: true })
  })
}
