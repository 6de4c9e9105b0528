import {
  EmailAuthProvider,
  linkWithCredential,
  updatePassword,
  type User as ProviderUser,
} from 'firebase/auth'
import type { ChangeInput } from '../machines/accountChangeMachine.ts'
import { currentUser } from './currentUser.ts'
import { change } from './recentLogin.ts'

/** Replaces the password, or gives one to an account that has an e-mail address but no password yet. */
export const changePassword = change<ChangeInput>(async ({ typed }) => {
  const user = currentUser()
  if (hasPassword(user) || user.email === null) return updatePassword(user, typed)
  await linkWithCredential(user, EmailAuthProvider.credential(user.email, typed))
})

function hasPassword({ providerData }: ProviderUser): boolean {
  return providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
}
