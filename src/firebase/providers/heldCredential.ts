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
