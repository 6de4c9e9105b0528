import { fromCallback } from 'xstate'
import { sendResetMail, checkCode, savePassword } from '../firebase/auth/passwordReset.ts'
import { mailRequestMachine } from '../machines/mailRequestMachine.ts'
import { newPasswordMachine } from '../machines/newPasswordMachine.ts'

/** Asking for a reset mail, wired to the provider. */
export const passwordResetFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendResetMail) },
})

/** Choosing a new password with the code from a mail, wired to the provider. */
export const newPasswordFlow = newPasswordMachine.provide({
  actors: { checkCode: fromCallback(checkCode), savePassword: fromCallback(savePassword) },
})
