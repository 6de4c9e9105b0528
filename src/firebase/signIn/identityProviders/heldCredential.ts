import { OAuthProvider, TwitterAuthProvider, type AuthCredential } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import type { FailureKind } from '../../../domain/failure.ts'
import { heldError } from '../../sdk/heldErrors.ts'

/**
 * Returns the provider's credential from the latest failure of this kind, which can be used once
 * more without a popup; `null` if none is held.
 */
export function heldCredential(kind: FailureKind): AuthCredential | null {
  const error = heldError(kind)
  if (!(error instanceof FirebaseError)) return null
  return TwitterAuthProvider.credentialFromError(error) ?? OAuthProvider.credentialFromError(error)
}

/**
 * Like `heldCredential`, for steps that require a credential.
 *
 * @throws an `auth/internal-error` if none is held.
 */
export function neededCredential(kind: FailureKind): AuthCredential {
  const credential = heldCredential(kind)
  if (credential) return credential
  throw new FirebaseError('auth/internal-error', 'No credential is pending.')
}
