import { FirebaseError } from 'firebase/app'
import {
  OAuthProvider,
  TwitterAuthProvider,
  type AuthCredential,
  linkWithCredential,
} from 'firebase/auth'
import { codedError } from '../../../domain/errorCode.ts'
import type { FailureKind } from '../../../domain/failure.ts'
import { isSameEmail } from '../../../domain/signIn/email.ts'
import { currentUser } from '../../sdk/currentUser.ts'
import { lastError } from '../../sdk/lastErrors.ts'
import { recordAccountChange } from '../recordAccountChange.ts'
import { refreshUserInAllTabs } from '../refreshUser.ts'

/**
 * Returns the provider's credential from the latest failure of this kind, which can be used once
 * more without a popup; `null` if none is pending.
 */
function pendingCredential(kind: FailureKind): AuthCredential | null {
  const error = lastError(kind)
  if (!(error instanceof FirebaseError)) return null
  return TwitterAuthProvider.credentialFromError(error) ?? OAuthProvider.credentialFromError(error)
}

/**
 * Like `pendingCredential`, for steps that require a credential.
 *
 * @throws an `auth/internal-error` if none is pending.
 */
export function requirePendingCredential(kind: FailureKind): AuthCredential {
  const credential = pendingCredential(kind)
  if (credential) return credential
  throw codedError('auth/internal-error', 'No credential is pending.')
}

/**
 * Returns the identity provider of the pending credential if it belongs to the person with this email address,
 * otherwise `null`.
 */
export function pendingProviderFor(kind: FailureKind, email: string | null): string | null {
  const error = lastError(kind)
  const named = error instanceof FirebaseError ? error.customData?.['email'] : null
  const isTheirs = typeof named === 'string' && isSameEmail(named, email)
  return isTheirs ? (pendingCredential(kind)?.providerId ?? null) : null
}

export async function linkPendingCredential(kind: FailureKind): Promise<void> {
  const credential = requirePendingCredential(kind)
  await linkWithCredential(currentUser(), credential)
  recordAccountChange({ name: 'provider_linked', method: credential.providerId })
  await refreshUserInAllTabs().catch(() => null)
}
