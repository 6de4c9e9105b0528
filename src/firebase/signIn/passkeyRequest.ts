import { reauthenticateWithCredential, signInWithCredential } from 'firebase/auth'
import { hasCode } from '../../domain/errorCode.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import {
  passkeyRequestMachine,
  type AskForPasskey,
  type ChosenPasskey,
  type OfferPasskeys,
  type SendPasskey,
} from '../../machines/signIn/passkeyRequestMachine.ts'
import { auth } from '../sdk/app.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { callAuth } from '../sdk/requests/authRest.ts'
import { longRunningPort, toPort } from '../sdk/toPort.ts'
import { recordSignIn } from '../session/signIn/recordSignIn.ts'
import { PasskeyCredential, type PasskeyTokens } from './passkeyCredential.ts'
import {
  supportsPasskeyAutofill,
  signalUnknownPasskey,
  requestPasskey,
  type Assertion,
  type RequestOptions,
} from './webauthn.ts'

type PasskeyResponse = Assertion & { rpId: string }

const accepted = { type: 'passkey.accepted' } as const

/** Offers passkeys as autofill in the email field, until it is stopped. */
const offerPasskeys: OfferPasskeys = ({ sendBack }) => {
  const offer = new AbortController()
  const run = async () => {
    if (!(await supportsPasskeyAutofill()) || offer.signal.aborted) return
    const credential = await choose('conditional', offer.signal)
    sendBack({ type: 'passkey.chosen', credential })
  }
  run().catch(() => null)
  return () => offer.abort()
}

/** Opens the browser's passkey dialog. Stopping it closes the dialog. */
export const askForPasskey: AskForPasskey = longRunningPort(async (_, signal) => ({
  type: 'passkey.chosen',
  credential: await choose('optional', signal),
}))

export const signInWithPasskey: SendPasskey = toPort(async (chosen: ChosenPasskey) => {
  recordSignIn(await signInWithCredential(auth(), credentialOf(chosen)), 'passkey')
  return accepted
})

export const passkeySignInLogic = passkeyRequestMachine.provide({
  actors: portsOf({ offerPasskeys, askForPasskey, sendPasskey: signInWithPasskey }),
})

export const confirmWithPasskey: SendPasskey = toPort(async (chosen: ChosenPasskey) => {
  await reauthenticateWithCredential(currentUser(), credentialOf(chosen))
  return accepted
})

/** The dialog has no email field, so nothing is offered as autofill. */
export const passkeyReauthenticationLogic = passkeyRequestMachine.provide({
  actors: portsOf({
    offerPasskeys: () => undefined,
    askForPasskey,
    sendPasskey: confirmWithPasskey,
  }),
})

async function choose(
  mediation: CredentialMediationRequirement,
  signal: AbortSignal,
): Promise<string> {
  const { credentialRequestOptions: options } = await callAuth<{
    credentialRequestOptions: RequestOptions
  }>('/v2/accounts/passkeySignIn:start', {})
  const assertion = await requestPasskey(options, mediation, signal)
  return JSON.stringify({
    ...assertion,
    rpId: options.rpId ?? location.hostname,
  } satisfies PasskeyResponse)
}

function credentialOf({ credential }: ChosenPasskey): PasskeyCredential {
  const { rpId, ...authenticatorAuthenticationResponse } = JSON.parse(credential) as PasskeyResponse
  return new PasskeyCredential(async () => {
    try {
      return await callAuth<PasskeyTokens>('/v2/accounts/passkeySignIn:finalize', {
        authenticatorAuthenticationResponse,
      })
    } catch (error) {
      if (hasCode(error, 'auth/passkey-credential-not-found'))
        signalUnknownPasskey(rpId, authenticatorAuthenticationResponse.id)
      throw error
    }
  })
}
