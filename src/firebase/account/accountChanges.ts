import {
  updateProfile,
  verifyBeforeUpdateEmail,
  EmailAuthProvider,
  linkWithCredential,
  updatePassword,
  unlink,
} from 'firebase/auth'
import { portsOf } from '../../machines/shared/ports.ts'
import { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { reportEvent } from '../sdk/reportEvent.ts'
import { emailPort, withEmailLimit } from '../sdk/resendLimit.ts'
import { hasEmailSignIn } from '../sdk/toUser.ts'
import { signOutAfterNewPassword } from '../session/end/newPassword.ts'
import { accountChangeLogic } from '../session/recentSignIn/accountChangeLogic.ts'
import { requireRecentSignIn } from '../session/recentSignIn/recentSignIn.ts'
import { recordAccountChange } from '../session/recordAccountChange.ts'
import { sendFirstVerificationEmail } from '../signUp/emailVerification.ts'

/** Changes the account's name. An empty string removes it: some servers refuse `null`. */
export const nameChangeLogic = accountChangeLogic(({ value }) =>
  updateProfile(currentUser(), { displayName: value }),
)

/** Sends the confirmation email. The address changes only when its link is opened. */
const emailChange = withEmailLimit((email) => verifyBeforeUpdateEmail(currentUser(), email))

export const emailChangeLogic = emailRequestMachine.provide({
  actors: portsOf({ sendEmail: emailPort(emailChange) }),
})

/**
 * Replaces the account's password, or adds the first one, with an email address if the account has none. A new
 * address gets a verification email.
 */
export const passwordChangeLogic = accountChangeLogic(async ({ value, email = '' }) => {
  const user = currentUser()
  const address = user.email ?? email
  if (hasEmailSignIn(user) || address === '') {
    await updatePassword(user, value)
    // Comes before the person is told that it's done.
    await signOutAfterNewPassword(value)
    reportEvent({ name: 'password_changed' })
  } else {
    const isNew = user.email === null
    await requireRecentSignIn(user)
    const credential = EmailAuthProvider.credential(address, value)
    await linkWithCredential(user, credential)
    if (isNew) sendFirstVerificationEmail()
    recordAccountChange({ name: 'provider_linked', method: 'password' })
  }
})

/** Removes the account's phone number. Succeeds if it is already gone. */
export const phoneRemovalLogic = accountChangeLogic(async () => {
  const user = currentUser()
  if (user.phoneNumber === null) return
  await unlink(user, 'phone')
  recordAccountChange({ name: 'provider_unlinked', method: 'phone' })
})
