import { OAuthProvider, TwitterAuthProvider, type AuthCredential } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import type { FailureKind } from '../../../domain/failure.ts'
import { lastError } from '../../sdk/lastErrors.ts'

/**
 * Returns the provider's credential from the latest failure of this kind, which can be used once
 * more without a popup; `null` if none is held.
 */
export function pendingCredential(kind: FailureKind): AuthCredential | null {
  const error = lastError(kind)
  if (!(error instanceof FirebaseError)) return null
  return TwitterAuthProvider.credentialFromError(error) ?? OAuthProvider.credentialFromError(error)
}

/**
 * Like `pendingCredential`, for steps that require a credential.
 *
 * @throws an `auth/internal-error` if none is held.
 */
export function requirePendingCredential(kind: FailureKind): AuthCredential {
  const credential = pendingCredential(kind)
  if (credential) return credential
  throw new FirebaseError('auth/internal-error', 'No credential is pending.')
}
