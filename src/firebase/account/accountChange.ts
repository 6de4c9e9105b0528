import {
  updateProfile,
  verifyBeforeUpdateEmail,
  EmailAuthProvider,
  linkWithCredential,
  updatePassword,
} from 'firebase/auth'
import { configuration } from '../../config.ts'
import { addressOfPicture } from '../../domain/picture.ts'
import type { ChangeInput } from '../../machines/accountChangeMachine.ts'
import { currentUser } from '../currentUser.ts'
import { hasPassword } from '../hasPassword.ts'
import { withListing } from '../listing.ts'
import { maxLinkAge, recentLoginChange, requireRecentSignIn } from '../recentLogin.ts'
import { reportChange } from '../reportChange.ts'
import { signOutOlderSessions } from '../signOutOlderSessions.ts'
import { reportEvent } from '../reportEvent.ts'
import type { SendMail } from '../../machines/mailRequestMachine.ts'
import { attempt } from '../attempt.ts'

// Use an empty string to remove a name or picture. The SDK's types allow `null`, but some servers
// refuse it.

export const changeName = recentLoginChange<ChangeInput>(({ typed }) =>
  updateProfile(currentUser(), { displayName: typed }),
)

/** Sets one of the person's files as the account picture, or removes it. */
export const changePicture = recentLoginChange<{ fileId: string | null }>(({ fileId }) => {
  const user = currentUser()
  const { storageBucket } = configuration.firebase
  const photoURL = fileId === null ? '' : addressOfPicture(storageBucket, user.uid, fileId)
  return updateProfile(user, { photoURL })
})

/** Sends the confirmation mail. The address changes only when its link is opened. */
export const sendEmailChangeMail: SendMail = attempt(async ({ email }) => {
  await verifyBeforeUpdateEmail(currentUser(), email)
  return { type: 'mail.sent' as const }
})

/** Replaces the password, or adds one to an account that has an email address but no password. */
export const changePassword = recentLoginChange<ChangeInput>(async ({ typed }) => {
  const user = currentUser()
  if (hasPassword(user) || user.email === null) {
    await updatePassword(user, typed)
    // Comes before the person is told that it's done.
    await signOutOlderSessions(typed)
    reportEvent({ name: 'password_changed' })
  } else {
    await requireRecentSignIn(user, maxLinkAge)
    const credential = EmailAuthProvider.credential(user.email, typed)
    await withListing({ provider: 'password' }, () => linkWithCredential(user, credential))
    reportChange({ name: 'provider_linked', method: 'password' })
  }
})
