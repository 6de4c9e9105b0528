import { confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth'
import { sameEmail } from '../../domain/email.ts'
import type { SavePassword } from '../../machines/emailActionMachine.ts'
import type { SendMail } from '../../machines/mailRequestMachine.ts'
import { keepReset } from '../../stores/passwordResetStore.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { mailPort } from './messageWaits.ts'
import { recordActivity } from '../reportChange.ts'
import { reportEvent } from '../reportEvent.ts'

export const sendResetMail: SendMail = mailPort((email) => sendPasswordResetEmail(auth(), email))

/** The activity has an entry of it at once, or when its person signs in on this page. */
export const savePassword: SavePassword = attempt(async ({ code, password, email }) => {
  await confirmPasswordReset(auth(), code, password)
  if (sameEmail(auth().currentUser?.email ?? null, email)) await recordActivity('passwordReset')
  else keepReset(email)
  reportEvent({ name: 'password_reset' })
  return { type: 'link.used' as const }
})
