import { confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth'
import { isSameEmail } from '../../domain/signIn/email.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import type { SavePassword } from '../../machines/signIn/emailActionMachine.ts'
import { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import { auth } from '../sdk/app.ts'
import { reportEvent } from '../sdk/reportEvent.ts'
import { emailPort, withEmailLimit } from '../sdk/resendLimit.ts'
import { toPort } from '../sdk/toPort.ts'
import { recordPasswordReset, signOutAfterNewPassword } from '../session/end/newPassword.ts'

const resetEmail = withEmailLimit((email) => sendPasswordResetEmail(auth(), email))

export const passwordResetLogic = emailRequestMachine.provide({
  actors: portsOf({ sendEmail: emailPort(resetEmail) }),
})

/** All other sessions are signed out at once, or when the person signs in here. */
export const savePassword: SavePassword = toPort(async ({ code, password, email }) => {
  await confirmPasswordReset(auth(), code, password)
  if (isSameEmail(auth().currentUser?.email ?? null, email)) await signOutAfterNewPassword(password)
  else recordPasswordReset(email)
  reportEvent({ name: 'password_reset' })
  return { type: 'link.used' as const }
})
