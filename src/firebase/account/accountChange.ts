import {
  updateProfile,
  verifyBeforeUpdateEmail,
  EmailAuthProvider,
  linkWithCredential,
  updatePassword,
  type User as ProviderUser,
} from 'firebase/auth'
import { configuration } from '../../config.ts'
import { addressOfPicture } from '../../domain/picture.ts'
import type { ChangeInput } from '../../machines/accountChangeMachine.ts'
import { currentUser } from '../currentUser.ts'
import { recentLoginChange } from '../recentLogin.ts'
import type { SendMail } from '../../machines/mailRequestMachine.ts'
import { attempt } from '../attempt.ts'

// An empty word removes the name or picture; `null`, which the SDK's types allow, is refused by some servers.

export const changeName = recentLoginChange<ChangeInput>(({ typed }) =>
  updateProfile(currentUser(), { displayName: typed }),
)

/** Lets the account name a file of the person as its picture, or none. */
export const changePicture = recentLoginChange<{ fileId: string | null }>(({ fileId }) => {
  const user = currentUser()
  const { storageBucket } = configuration.firebase
  const photoURL = fileId === null ? '' : addressOfPicture(storageBucket, user.uid, fileId)
  return updateProfile(user, { photoURL })
})

/** Changes nothing yet: the account keeps its address until the link in the mail is opened. */
export const sendEmailChangeMail: SendMail = attempt(async ({ email }) => {
  await verifyBeforeUpdateEmail(currentUser(), email)
  return { type: 'mail.sent' as const }
})

/** Replaces the password, or gives one to an account that has an email address but no password yet. */
export const changePassword = recentLoginChange<ChangeInput>(async ({ typed }) => {
  const user = currentUser()
  if (hasPassword(user) || user.email === null) return updatePassword(user, typed)
  await linkWithCredential(user, EmailAuthProvider.credential(user.email, typed))
})

function hasPassword({ providerData }: ProviderUser): boolean {
  return providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
}
