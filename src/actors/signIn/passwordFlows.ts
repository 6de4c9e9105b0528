import { fromCallback } from 'xstate'
import { sendResetMail } from '../../firebase/signIn/passwordReset.ts'
import { mailRequestMachine } from '../../machines/signIn/mailRequestMachine.ts'

/** Requests the mail for resetting a password. */
export const passwordResetFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendResetMail) },
})
