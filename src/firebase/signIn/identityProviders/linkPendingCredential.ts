import { linkWithCredential } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import type { FailureKind } from '../../../domain/failure.ts'
import { sameEmail } from '../../../domain/signIn/email.ts'
import { currentUser } from '../../sdk/currentUser.ts'
import { lastError } from '../../sdk/lastErrors.ts'
import { refreshUserInAllTabs } from '../../session/refreshUser.ts'
import { reportChange } from '../../session/reportChange.ts'
import { pendingCredential, requirePendingCredential } from './pendingCredential.ts'

/**
 * Returns the identity provider of the pending credential if it belongs to the person with this email address,
 * otherwise `null`.
 */
export function pendingProviderFor(kind: FailureKind, email: string | null): string | null {
  const error = lastError(kind)
  const named = error instanceof FirebaseError ? error.customData?.['email'] : null
  const isTheirs = typeof named === 'string' && sameEmail(named, email)
  return isTheirs ? (pendingCredential(kind)?.providerId ?? null) : null
}

/** Links the pending credential to the signed-in account. */
export async function linkPendingCredential(kind: FailureKind): Promise<void> {
  const credential = requirePendingCredential(kind)
  await linkWithCredential(currentUser(), credential)
  reportChange({ name: 'provider_linked', method: credential.providerId })
  await refreshUserInAllTabs().catch(() => null)
}
