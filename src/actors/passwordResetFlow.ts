import { fromCallback } from 'xstate'
import { sendResetMail } from '../firebase/passwordReset.ts'
import { passwordResetMachine } from '../machines/passwordResetMachine.ts'

/** Asking for a reset mail, wired to the provider. */
export const passwordResetFlow = passwordResetMachine.provide({
  actors: { sendResetMail: fromCallback(sendResetMail) },
})
