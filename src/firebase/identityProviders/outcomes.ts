import { FirebaseError } from 'firebase/app'
import { configuration } from '../../config.ts'
import type { ProviderOutcome } from '../../machines/providerMachine.ts'
import { holdError } from '../heldErrors.ts'

/** What the SDK's errors carry beside their code. */
type ErrorData = { email?: string; _tokenResponse?: { verifiedProvider?: readonly string[] } }

export const done = { type: 'provider.done' } as const satisfies ProviderOutcome

/**
 * The way on after an error that has one.
 *
 * @throws the error itself where there is none.
 */
export function outcomeFromError(error: unknown): ProviderOutcome {
  if (!(error instanceof FirebaseError)) throw error
  if (error.code === 'auth/popup-blocked' && canRedirect()) return { type: 'popup.blocked' }
  if (error.code !== 'auth/account-exists-with-different-credential') throw error
  holdError('account-exists-with-different-credential', error)
  const { email = '', _tokenResponse: response }: ErrorData = error.customData ?? {}
  return { type: 'account.exists', email, providers: response?.verifiedProvider ?? [] }
}

/** Browsers keep a redirect's result from us unless the provider's page comes back to our own host. */
function canRedirect(): boolean {
  return configuration.local !== null || configuration.firebase.authDomain === location.host
}
