import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  unlink,
  updatePassword,
  type User as FirebaseUser,
} from 'firebase/auth'
import { codedError, hasCode } from '../../../domain/errorCode.ts'
import { forgetMethods, recordMethods } from '../../../storage/security/knownMethods.ts'
import { hasEmailSignIn } from '../../sdk/toUser.ts'
import { takeConfirmedPassword } from '../recentSignIn/confirmedPassword.ts'
import { recentSignInCode } from '../recentSignIn/recentSignIn.ts'
import { sessionMemory } from '../sessionMemory.ts'
import { policyCodes, rethrowAsOutdated, wrongPasswordCodes } from '../signIn/tryPassword.ts'

/** Firebase's codes for an account that can't have a password. */
const refusals = ['auth/operation-not-allowed', 'auth/admin-restricted-operation', ...policyCodes]

/**
 * Ends all other sessions at Firebase by setting a password, even the same one. An account with an email address
 * but no password gets a temporary one. Without an email address, sessions can't be ended at Firebase.
 *
 * @throws `auth/requires-recent-login` if the password is needed.
 */
export async function revokeSessionsAtFirebase(user: FirebaseUser): Promise<void> {
  // Another device may have added a password since.
  await reload(user)
  if (!hasEmailSignIn(user) || (await hasTemporaryPassword(user)))
    return revokeWithTemporaryPassword(user)
  const password = __FEATURES__.password ? takeConfirmedPassword(user.uid) : unknownPassword()
  if (password === null) throw codedError(recentSignInCode, 'The password is needed.')
  await updatePassword(user, password).catch(rethrowAsOutdated)
}

async function revokeWithTemporaryPassword(user: FirebaseUser): Promise<void> {
  if (user.email === null) return
  const memory = sessionMemory(user.uid)
  // Otherwise, it would be reported as a method that was added on another device.
  recordMethods(user.uid, ['password'])
  try {
    memory.temporaryPassword = unknownPassword()
    await updatePassword(user, memory.temporaryPassword)
    await unlink(user, 'password')
    memory.temporaryPassword = null
  } catch (error) {
    rethrowUnlessRefused(error)
  } finally {
    forgetMethods(user.uid, ['password'])
  }
}

/**
 * Ends all other sessions at Firebase, and replaces any known password. Emailed links still work.
 *
 * @returns whether the password was replaced; not if the project refuses passwords, or this one.
 */
export async function replacePassword(user: FirebaseUser): Promise<boolean> {
  try {
    await updatePassword(user, unknownPassword())
    return true
  } catch (error) {
    rethrowUnlessRefused(error)
    return false
  }
}

function rethrowUnlessRefused(error: unknown): void {
  if (!hasCode(error, ...refusals)) throw error
}

/** Whether the password is still the temporary one. The person may have chosen another one since. */
async function hasTemporaryPassword(user: FirebaseUser): Promise<boolean> {
  const { temporaryPassword } = sessionMemory(user.uid)
  if (temporaryPassword === null || user.email === null) return false
  try {
    const credential = EmailAuthProvider.credential(user.email, temporaryPassword)
    await reauthenticateWithCredential(user, credential)
    return true
  } catch (error) {
    if (hasCode(error, ...wrongPasswordCodes)) return false
    if (hasCode(error, 'auth/multi-factor-auth-required')) return true
    throw error
  }
}

/** A password that every password policy accepts. */
function unknownPassword(): string {
  return `Aa1!${crypto.randomUUID().slice(0, 24)}`
}
