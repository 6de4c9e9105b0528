import { fromCallback } from 'xstate'
import {
  askForPasskey,
  confirmWithPasskey,
  offerPasskeys,
  signInWithPasskey,
} from '../../firebase/signIn/passkeyRequests.ts'
import { passkeyRequestMachine } from '../../machines/signIn/passkeyRequestMachine.ts'

/** Whether this browser supports passkeys. */
export { knowsPasskeys } from '../../firebase/signIn/webauthn.ts'

/** Signing in with a passkey, wired to the provider. */
export const passkeySignInLogic = passkeyRequestMachine.provide({
  actors: {
    offerPasskeys: fromCallback(offerPasskeys),
    askForPasskey: fromCallback(askForPasskey),
    usePasskey: fromCallback(signInWithPasskey),
  },
})

/** Confirming an identity with a passkey. The dialog has no email field, so nothing is offered as autofill. */
export const passkeyReauthenticationLogic = passkeyRequestMachine.provide({
  actors: {
    offerPasskeys: fromCallback(() => undefined),
    askForPasskey: fromCallback(askForPasskey),
    usePasskey: fromCallback(confirmWithPasskey),
  },
})
