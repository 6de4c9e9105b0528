import { fromCallback } from 'xstate'
import { sendResetEmail } from '../../firebase/signIn/passwordReset.ts'
import { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'

/** Requests the email for resetting a password. */
export const passwordResetLogic = emailRequestMachine.provide({
  actors: { sendEmail: fromCallback(sendResetEmail) },
})
