import { getAdditionalUserInfo, type UserCredential } from 'firebase/auth'
import type { SignInMethod } from '../../../domain/signIn/signInMethod.ts'
import { recordPendingProof } from '../../../storage/security/emailProof.ts'
import { recordLastMethod } from '../../../storage/signIn/lastUser.ts'
import { reportEvent } from '../../sdk/reportEvent.ts'

/**
 * Reports a sign-up or sign-in to the owner's `onEvent`, and records its method: for the next sign-in on this
 * device, and until it is known whether this one has proved the address.
 *
 * @param method if the credential doesn't have it.
 */
export function recordSignIn(
  credential: UserCredential,
  method: SignInMethod = credential.providerId ?? 'password',
): void {
  const { uid, email } = credential.user
  recordPendingProof(uid, method, email)
  // A link from the owner's server isn't a method that people can choose again.
  recordLastMethod(method === 'custom_token' ? null : method)
  // It would bring the later half of the SDK to the sign-in page.
  if (!__FEATURES__.onEvent) return
  const isNew = getAdditionalUserInfo(credential)?.isNewUser
  reportEvent({ name: isNew ? 'signed_up' : 'signed_in', method })
}
