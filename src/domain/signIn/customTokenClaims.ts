import { payloadOf } from '../session/tokenPayload.ts'

/** The account that a token claims to be for. */
type TokenClaims = { uid: string; email: string | null }

/** In characters. Longer values are cut to keep the sentence readable. */
const maxLength = 128

/**
 * Reads which account a custom token is for, to show it before sign-in. Nothing is verified: only
 * Firebase checks the signature.
 *
 * @param token a JWT, or plain JSON as the emulator accepts it.
 * @returns `null` if it can't be read.
 */
export function customTokenClaims(token: string): TokenClaims | null {
  try {
    const { uid, claims } = (token.startsWith('{') ? JSON.parse(token) : payloadOf(token)) as {
      uid?: unknown
      claims?: { email?: unknown } | null
    }
    const email = claims?.email
    if (typeof uid !== 'string' || uid === '') return null
    return {
      uid: uid.slice(0, maxLength),
      email: typeof email === 'string' ? email.slice(0, maxLength) : null,
    }
  } catch {
    return null
  }
}
