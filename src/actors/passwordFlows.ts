import { fromCallback } from 'xstate'
import { sendResetMail } from '../firebase/auth/passwordReset.ts'
import { mailRequestMachine } from '../machines/mailRequestMachine.ts'

/** Asking for a reset mail, wired to the provider. */
export const passwordResetFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendResetMail) },
})
