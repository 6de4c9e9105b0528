import { OAuthProvider, type UserCredential } from 'firebase/auth'

let pending: { uid: string; token: string } | null = null

/**
 * Keeps the token that Apple issued for a person, so that it can be revoked when the account is
 * deleted.
 */
export function keepAppleToken(uid: string, token: string): void {
  pending = { uid, token }
}

/** Returns this person's token once; `null` if there is none. */
export function takeAppleToken(uid: string): string | null {
  const token = pending?.uid === uid ? pending.token : null
  pending = null
  return token
}

/** Keeps the token of a sign-in with Apple, the only provider whose tokens the SDK can revoke. */
export function keepAppleTokenIn(result: UserCredential): void {
  const token = OAuthProvider.credentialFromResult(result)?.accessToken
  if (result.providerId === 'apple.com' && token) keepAppleToken(result.user.uid, token)
}
