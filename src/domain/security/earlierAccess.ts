import type { User } from '../session/user.ts'
import { isSameEmail } from '../signIn/email.ts'
import type { SignInMethod } from '../signIn/signInMethod.ts'

/** The earlier access to an account that a sign-in ends. */
export type AccessToEnd =
  | 'nothing'
  /** At the first proof of the account's address: all sessions, the password, and all passkeys. */
  | 'everything'
  /** At the first proof, with a new password, which is the person's own. */
  | 'everythingButPassword'
  /** At the first proof, after all sessions have ended: in an earlier try, or because the person has a new password. */
  | 'passkeys'
  /** At a later reset of the password. */
  | 'sessions'

/** A sign-in, and what the account has recorded about its address and its sessions. Times in seconds since 1970. */
type SignInRecord = {
  /** `null` if it can't have proved the address. */
  method: SignInMethod | null
  signedInAt: number
  /** When a sign-in proved the address: this one, or an earlier one that ended nothing. `null` if none has. */
  provedAt: number | null
  /** When the address was recorded as verified; `null` if it wasn't. */
  verifiedAt: number | null
  /** Sessions before this have ended. */
  revokedBefore: number | null
}

export function accessToEnd(record: SignInRecord): AccessToEnd {
  const { method, signedInAt, provedAt, verifiedAt, revokedBefore } = record
  if (provedAt === null) return 'nothing'
  const haveSessionsEnded = revokedBefore === signedInAt
  // Another session may have recorded the address as soon as this one had verified it.
  const isFirst = verifiedAt === null || verifiedAt >= provedAt
  if (isFirst && haveSessionsEnded) return 'passkeys'
  if (isFirst) return method === 'reset' ? 'everythingButPassword' : 'everything'
  return method === 'reset' && !haveSessionsEnded ? 'sessions' : 'nothing'
}

/** In seconds, between the creation of an account and the sign-in with it. */
const tolerance = 2

/**
 * Returns whether a sign-in proves that the account's address is the person's. The sign-in that creates
 * an account proves nothing: no one has had access before.
 *
 * @param signedInAt in seconds since 1970.
 */
export function provesEmail(user: User, method: SignInMethod | null, signedInAt: number): boolean {
  // Only an existing account's password can be reset.
  if (method === 'reset') return true
  const createdAt = Date.parse(user.metadata.creationTime ?? '') / 1000
  if (method === 'password' || !(signedInAt > createdAt + tolerance)) return false
  if (method === 'email_link') return true
  return user.providerData.some(
    ({ providerId, email }) => providerId === method && isSameEmail(email, user.email),
  )
}

/**
 * Returns the sign-in methods that are surely the person's own.
 *
 * @param isPasswordTrusted whether the account's password is theirs, or was replaced.
 */
export function trustedMethods(
  method: SignInMethod,
  isPasswordTrusted: boolean,
): readonly string[] {
  // Firebase lists an emailed link as a password.
  if (method === 'email_link' || method === 'reset') return ['password']
  return isPasswordTrusted ? ['password', method] : [method]
}
