import { FirebaseError } from 'firebase/app'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import type { IdentityProviderOutcome } from '../../../machines/signIn/identityProviderMachine.ts'
import { rememberError } from '../../sdk/lastErrors.ts'

/** The data of the SDK's errors. */
type ErrorData = { email?: string; _tokenResponse?: { verifiedProvider?: readonly string[] } }

export const identityProviderDone = {
  type: 'identityProvider.done',
} as const satisfies IdentityProviderOutcome

/**
 * Returns the outcome for errors that have a next step.
 *
 * @throws the error itself if it has none.
 */
export function outcomeFromError(error: unknown): IdentityProviderOutcome {
  if (!(error instanceof FirebaseError)) throw error
  if (error.code === 'auth/popup-blocked' && canRedirect()) return { type: 'popup.blocked' }
  if (error.code !== 'auth/account-exists-with-different-credential') throw error
  rememberError('account-exists-with-different-credential', error)
  const { email = '', _tokenResponse: response }: ErrorData = error.customData ?? {}
  return { type: 'account.exists', email, existingProviderIds: response?.verifiedProvider ?? [] }
}

/** Browsers hide a redirect's result unless the provider's page returns to the app's own host. */
function canRedirect(): boolean {
  return configuration.local !== null || configuration.firebase.authDomain === location.host
}
