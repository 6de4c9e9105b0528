import { GoogleAuthProvider, OAuthProvider, signInWithCredential } from 'firebase/auth'
import { configuration, type OneTap } from '../../../domain/configuration/appConfiguration.ts'
import { hexDigest } from '../../../domain/digest.ts'
import type { OfferAccounts } from '../../../machines/signIn/identityProviderMachine.ts'
import { auth } from '../../sdk/app.ts'
import { longRunningPort } from '../../sdk/toPort.ts'
import { recordSignIn } from '../../session/signIn/recordSignIn.ts'
import { identityProviderDone, outcomeFromError } from './outcomes.ts'

/** For purposes that offer no accounts. */
export const nothingToOffer: OfferAccounts = () => undefined

/** Offers the accounts of the provider in `signIn.oneTap`, if the browser can (FedCM). */
export const offerAccounts: OfferAccounts = longRunningPort(async (_, signal, report) => {
  const { oneTap } = configuration
  const accepted = oneTap && (await askBrowser(oneTap, signal).catch(() => null))
  if (!accepted) return null
  const { providerId } = oneTap
  report({ type: 'account.accepted', providerId })
  try {
    const credential = credentialOf(providerId, accepted)
    recordSignIn(await signInWithCredential(auth(), credential), providerId)
    return identityProviderDone
  } catch (error) {
    return outcomeFromError(error)
  }
})

type Accepted = { token: string; nonce: string }

/** Missing in TypeScript's types. */
type IdentityRequest = CredentialRequestOptions & {
  identity: {
    providers: readonly {
      configURL: string
      clientId: string
      params: { nonce: string }
    }[]
  }
}

/** @returns `null` if the browser can't, or has no account to offer. */
async function askBrowser(
  { clientId, configUrl }: OneTap,
  signal: AbortSignal,
): Promise<Accepted | null> {
  if (!('IdentityCredential' in globalThis)) return null
  const nonce = crypto.randomUUID()
  // As Firebase compares it with the nonce of the token.
  const hash = await hexDigest('SHA-256', nonce)
  const request: IdentityRequest = {
    identity: {
      providers: [{ configURL: configUrl, clientId, params: { nonce: hash } }],
    },
    // Otherwise the browser signs in again after a sign-out, without a question.
    mediation: 'required',
    signal,
  }
  const credential = await navigator.credentials.get(request)
  const token = credential && 'token' in credential ? credential.token : null
  return typeof token === 'string' ? { token, nonce } : null
}

function credentialOf(providerId: string, { token, nonce }: Accepted) {
  return providerId === 'google.com'
    ? GoogleAuthProvider.credential(token)
    : new OAuthProvider(providerId).credential({ idToken: token, rawNonce: nonce })
}
