import { AuthCredential } from 'firebase/auth'
import { payloadOf } from '../../domain/session/tokenPayload.ts'

/** The service's response after a passkey was added or used. */
export type PasskeyTokens = { idToken: string; refreshToken: string }

type Exchange = (idToken?: string) => Promise<PasskeyTokens>

/**
 * A passkey for `signInWithCredential`, `reauthenticateWithCredential`, and `linkWithCredential`, which
 * get a credential's tokens from the three methods below. The SDK then owns the session. See
 * docs/decisions/0005.
 */
export class PasskeyCredential extends AuthCredential {
  override readonly providerId = 'passkey'
  override readonly signInMethod = 'passkey'
  readonly #exchange: Exchange

  /** @param exchange sends the passkey to the service; to link it, with the account's ID token. */
  constructor(exchange: Exchange) {
    super()
    this.#exchange = exchange
  }

  _getIdTokenResponse() {
    return tokenResponse(this.#exchange())
  }

  _getReauthenticationResolver() {
    return tokenResponse(this.#exchange())
  }

  _linkToIdToken(_auth: unknown, idToken: string) {
    return tokenResponse(this.#exchange(idToken))
  }
}

/** Adds the user ID, which the SDK expects and the service leaves to the token. */
async function tokenResponse(exchanging: Promise<PasskeyTokens>) {
  const { idToken, refreshToken } = await exchanging
  const { sub } = payloadOf(idToken) as { sub: string }
  return { idToken, refreshToken, localId: sub }
}
