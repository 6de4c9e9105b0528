import { confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth'
import type { SavePassword } from '../../machines/emailActionMachine.ts'
import type { SendMail } from '../../machines/mailRequestMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { reportEvent } from '../reportEvent.ts'

export const sendResetMail: SendMail = attempt(async ({ email }) => {
  await sendPasswordResetEmail(auth(), email)
  return { type: 'mail.sent' as const }
})

export const savePassword: SavePassword = attempt(async ({ code, password }) => {
  await confirmPasswordReset(auth(), code, password)
  reportEvent({ name: 'password_reset' })
  return { type: 'link.used' as const }
})
