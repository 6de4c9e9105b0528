import { linkWithCredential } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import type { FailureKind } from '../../domain/failure.ts'
import { sameEmail } from '../../domain/email.ts'
import { currentUser } from '../currentUser.ts'
import { heldError } from '../heldErrors.ts'
import { refreshUser } from '../refreshUser.ts'
import { heldCredential, neededCredential } from './heldCredential.ts'

/** The provider whose answer of this kind is held for the person with this email; `null` for anyone else. */
export function providerHeldFor(kind: FailureKind, email: string | null): string | null {
  const error = heldError(kind)
  const named = error instanceof FirebaseError ? error.customData?.['email'] : null
  const isTheirs = typeof named === 'string' && sameEmail(named, email)
  return isTheirs ? (heldCredential(kind)?.providerId ?? null) : null
}

/** Connects what is held to the account that the person has come into. */
export async function linkHeld(kind: FailureKind): Promise<void> {
  await linkWithCredential(currentUser(), neededCredential(kind))
  await refreshUser().catch(() => null)
}
