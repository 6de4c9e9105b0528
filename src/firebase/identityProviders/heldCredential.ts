import { OAuthProvider, TwitterAuthProvider, type AuthCredential } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import type { FailureKind } from '../../domain/failure.ts'
import { heldError } from '../heldErrors.ts'

/**
 * What a provider said about the person when the last call of this kind failed; it serves once more,
 * without another popup. `null` when nothing is held.
 */
export function heldCredential(kind: FailureKind): AuthCredential | null {
  const error = heldError(kind)
  if (!(error instanceof FirebaseError)) return null
  return TwitterAuthProvider.credentialFromError(error) ?? OAuthProvider.credentialFromError(error)
}

/**
 * The same, for a step that cannot do without it.
 *
 * @throws an error that counts as `internal-error` when nothing is held.
 */
export function neededCredential(kind: FailureKind): AuthCredential {
  const credential = heldCredential(kind)
  if (credential) return credential
  throw new FirebaseError('auth/internal-error', 'No credential is held.')
}
