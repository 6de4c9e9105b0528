import { OAuthProvider, type UserCredential } from 'firebase/auth'
import { keepAppleToken } from '../appleToken.ts'

/** Keeps Apple's token of a sign-in: it is the only service whose token the SDK can give back. */
export function keepTokenOf(result: UserCredential): void {
  const token = OAuthProvider.credentialFromResult(result)?.accessToken
  if (result.providerId === 'apple.com' && token) keepAppleToken(result.user.uid, token)
}
