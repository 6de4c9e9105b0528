import { payloadOf } from './tokenPayload.ts'

/** Whose account a token says that it opens. */
export type TokenClaims = { uid: string; email: string | null }

/** Longer names are cut: a sentence has to stay readable, whatever a token says. */
const longest = 128

/**
 * Reads whose account a custom token opens, to show it before anybody signs in. Nothing of it is proven:
 * only the provider checks who has signed it.
 *
 * @param token a JWT, or plain JSON as the emulator takes it.
 * @returns `null` where it cannot be read.
 */
export function claimsIn(token: string): TokenClaims | null {
  try {
    const { uid, claims } = JSON.parse(token.startsWith('{') ? token : payloadOf(token)) as {
      uid?: unknown
      claims?: { email?: unknown } | null
    }
    const email = claims?.email
    if (typeof uid !== 'string' || uid === '') return null
    return {
      uid: uid.slice(0, longest),
      email: typeof email === 'string' ? email.slice(0, longest) : null,
    }
  } catch {
    return null
  }
}
