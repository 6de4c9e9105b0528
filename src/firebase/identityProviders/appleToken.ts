import { OAuthProvider, type UserCredential } from 'firebase/auth'

let kept: { uid: string; token: string } | null = null

/** Keeps what Apple gave this app for a person, so that it can be given back when the account goes. */
export function keepAppleToken(uid: string, token: string): void {
  kept = { uid, token }
}

/** The token of this person, readable once; `null` if there is none. */
export function takeAppleToken(uid: string): string | null {
  const token = kept?.uid === uid ? kept.token : null
  kept = null
  return token
}

/** Keeps Apple's token of a sign-in: it is the only service whose token the SDK can give back. */
export function keepTokenOf(result: UserCredential): void {
  const token = OAuthProvider.credentialFromResult(result)?.accessToken
  if (result.providerId === 'apple.com' && token) keepAppleToken(result.user.uid, token)
}
