import {
  FactorId,
  type User as FirebaseUser,
  type MultiFactorInfo,
  type PhoneMultiFactorInfo,
} from 'firebase/auth'
import { currentUser } from '../sdk/currentUser.ts'
import { maxLinkAge, requireRecentSignIn } from '../session/recentSignIn.ts'
import type { SecondFactor } from '../../domain/security/secondFactor.ts'

/** Changes second factors of the signed-in person, who has just signed in. */
export async function changeFactors(call: (user: FirebaseUser) => Promise<void>): Promise<void> {
  const user = currentUser()
  await requireRecentSignIn(user, maxLinkAge)
  await call(user)
}

/** Returns a plain copy of the SDK's factor. */
export function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const isPhone = info.factorId === FactorId.PHONE
  return {
    uid: info.uid,
    kind: isPhone ? 'phone' : 'totp',
    name: info.displayName || null,
    phoneNumber: isPhone ? (info as PhoneMultiFactorInfo).phoneNumber : null,
    // A factor added by an administrator may have no date.
    since: Number.isNaN(Date.parse(info.enrollmentTime)) ? null : info.enrollmentTime,
  }
}
