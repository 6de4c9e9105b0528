import { OAuthProvider, type UserCredential } from 'firebase/auth'
import { sessionMemory } from '../../session/sessionMemory.ts'

/** Returns the token of a sign-in with Apple, the only provider whose tokens the SDK can revoke. */
export function appleTokenIn(result: UserCredential): string | null {
  if (result.providerId !== 'apple.com') return null
  return OAuthProvider.credentialFromResult(result)?.accessToken ?? null
}

/** Keeps the token of a sign-in with Apple, so that it can be revoked when the account is deleted. */
export function keepAppleTokenIn(result: UserCredential): void {
  const token = appleTokenIn(result)
  if (token) sessionMemory(result.user.uid).appleToken = token
}
