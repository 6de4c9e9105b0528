import { confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth'
import type { CheckCode, SavePassword } from '../../machines/newPasswordMachine.ts'
import type { SendMail } from '../../machines/mailRequestMachine.ts'
import { readActionCode } from './actionCode.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'

export const sendResetMail: SendMail = attempt(async ({ email }) => {
  await sendPasswordResetEmail(auth(), email)
  return { type: 'mail.sent' as const }
})

export const checkCode: CheckCode = attempt(async ({ code }) => {
  const { email } = await readActionCode(code, 'PASSWORD_RESET')
  return { type: 'code.accepted' as const, email: email ?? '' }
})

export const savePassword: SavePassword = attempt(async ({ code, password }) => {
  await confirmPasswordReset(auth(), code, password)
  return { type: 'password.saved' as const }
})
