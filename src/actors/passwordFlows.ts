import { fromCallback } from 'xstate'
import { sendResetMail } from '../firebase/auth/passwordReset.ts'
import { mailRequestMachine } from '../machines/mailRequestMachine.ts'

/** Requests the mail for resetting a password. */
export const passwordResetFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendResetMail) },
})
