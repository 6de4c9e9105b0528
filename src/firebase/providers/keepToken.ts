import { OAuthProvider, type UserCredential } from 'firebase/auth'
import { keepAccessToken } from '../accessTokens.ts'

/** Keeps what the provider gave this app, so that it can be given back when the account goes. */
export function keepTokenOf(result: UserCredential): void {
  const token = OAuthProvider.credentialFromResult(result)?.accessToken
  if (result.providerId && token) keepAccessToken(result.providerId, token)
}
