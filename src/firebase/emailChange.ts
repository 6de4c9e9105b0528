import { verifyBeforeUpdateEmail } from 'firebase/auth'
import type { SendMail } from '../machines/mailRequestMachine.ts'
import { attempt } from './attempt.ts'
import { currentUser } from './currentUser.ts'

/** Changes nothing yet: the account keeps its address until the link in the mail is opened. */
export const sendEmailChangeMail: SendMail = attempt(async ({ email }) => {
  await verifyBeforeUpdateEmail(currentUser(), email)
  return { type: 'mail.sent' as const }
})
