import {
  updateProfile,
  verifyBeforeUpdateEmail,
  EmailAuthProvider,
  linkWithCredential,
  updatePassword,
} from 'firebase/auth'
import { configuration } from '../../domain/configuration/configured.ts'
import { addressOfPicture } from '../../domain/account/picture.ts'
import type { ChangeInput } from '../../machines/account/accountChangeMachine.ts'
import { currentUser } from '../session/currentUser.ts'
import { hasPassword } from '../security/hasPassword.ts'
import { maxLinkAge, withRecentSignIn, requireRecentSignIn } from '../security/recentLogin.ts'
import { reportChange } from './reportChange.ts'
import { signOutOlderSessions } from '../security/signOutOlderSessions.ts'
import { reportEvent } from '../sdk/reportEvent.ts'
import type { SendEmail } from '../../machines/signIn/emailRequestMachine.ts'
import { emailPort } from '../signIn/messageWaits.ts'
import { sendFirstVerificationEmail } from '../signUp/verification.ts'

// Use an empty string to remove a name or picture. The SDK's types allow `null`, but some servers
// refuse it.

export const changeName = withRecentSignIn<ChangeInput>(({ typed }) =>
  updateProfile(currentUser(), { displayName: typed }),
)

/** Sets one of the person's files as the account picture, or removes it. */
export const changePicture = withRecentSignIn<{ fileId: string | null }>(({ fileId }) => {
  const user = currentUser()
  const { storageBucket } = configuration.firebase
  const photoURL = fileId === null ? '' : addressOfPicture(storageBucket, user.uid, fileId)
  return updateProfile(user, { photoURL })
})

/** Sends the confirmation email. The address changes only when its link is opened. */
export const sendEmailChangeLink: SendEmail = emailPort(async (email) => {
  await verifyBeforeUpdateEmail(currentUser(), email)
})

/**
 * Replaces the password, or adds the first one, with an email address if the account has none. A new address gets
 * a verification email.
 */
export const changePassword = withRecentSignIn<ChangeInput>(async ({ typed, email = '' }) => {
  const user = currentUser()
  const address = user.email ?? email
  if (hasPassword(user) || address === '') {
    await updatePassword(user, typed)
    // Comes before the person is told that it's done.
    await signOutOlderSessions(typed)
    reportEvent({ name: 'password_changed' })
  } else {
    const isNew = user.email === null
    await requireRecentSignIn(user, maxLinkAge)
    const credential = EmailAuthProvider.credential(address, typed)
    await linkWithCredential(user, credential)
    if (isNew) sendFirstVerificationEmail()
    reportChange({ name: 'provider_linked', method: 'password' })
  }
})
