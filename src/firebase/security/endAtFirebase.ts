import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  unlink,
  updatePassword,
  type User as FirebaseUser,
} from 'firebase/auth'
import { codedError, hasCode } from '../../domain/errorCode.ts'
import { forgetMethods, recordMethods } from '../../remembered/knownMethods.ts'
import { takeConfirmedPassword } from './confirmedPassword.ts'
import { hasPassword } from '../sdk/toUser.ts'
import { refuseOutdated } from '../signIn/tryPassword.ts'
import { recentLoginCode } from '../session/recentLogin.ts'

/** The provider's codes if an account can't have a password. */
const refusals = [
  'auth/operation-not-allowed',
  'auth/admin-restricted-operation',
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
]

const wrongPasswords = ['auth/wrong-password', 'auth/invalid-credential']

/** The password of a run that was interrupted before it was removed. */
let left: string | null = null

/**
 * Ends all other sessions at the provider, which a new password does, even if it is the same. An account with an
 * email address but no password gets one for a moment. Without an address, its sessions can't be ended there.
 *
 * @throws the SDK's error; `auth/requires-recent-login` if the password is needed.
 */
export async function endAtFirebase(user: FirebaseUser): Promise<void> {
  // Another device may have added a password since.
  await reload(user)
  if (!hasPassword(user) || (await hasLeftPassword(user))) return endWithUnknownPassword(user)
  const password = __METHODS__.password ? takeConfirmedPassword(user.uid) : unknownPassword()
  if (password === null) throw codedError(recentLoginCode, 'The password is needed.')
  await updatePassword(user, password).catch(refuseOutdated)
}

async function endWithUnknownPassword(user: FirebaseUser): Promise<void> {
  if (user.email === null) return
  // It is no news to the person.
  recordMethods(user.uid, ['password'])
  try {
    left = unknownPassword()
    await updatePassword(user, left)
    await unlink(user, 'password')
    left = null
  } catch (error) {
    passRefusal(error)
  } finally {
    forgetMethods(user.uid, ['password'])
  }
}

/**
 * Ends all other sessions at the provider, and any password that is known to someone. Emailed links still work.
 *
 * @returns whether the password was replaced; not if the project refuses passwords, or this one.
 * @throws the SDK's error.
 */
export async function replacePassword(user: FirebaseUser): Promise<boolean> {
  try {
    await updatePassword(user, unknownPassword())
    return true
  } catch (error) {
    passRefusal(error)
    return false
  }
}

function passRefusal(error: unknown): void {
  if (!refusals.some((code) => hasCode(error, code))) throw error
}

/** Whether the password is the one that was left. The person may have chosen another one since. */
async function hasLeftPassword(user: FirebaseUser): Promise<boolean> {
  if (left === null || user.email === null) return false
  try {
    const credential = EmailAuthProvider.credential(user.email, left)
    await reauthenticateWithCredential(user, credential)
    return true
  } catch (error) {
    if (wrongPasswords.some((code) => hasCode(error, code))) return false
    if (hasCode(error, 'auth/multi-factor-auth-required')) return true
    throw error
  }
}

/** A password that every password policy accepts. */
function unknownPassword(): string {
  return `Aa1!${crypto.randomUUID().slice(0, 24)}`
}
