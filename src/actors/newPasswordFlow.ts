import { fromCallback } from 'xstate'
import { checkCode, savePassword } from '../firebase/passwordReset.ts'
import { newPasswordMachine } from '../machines/newPasswordMachine.ts'

/** Choosing a new password with the code from a mail, wired to the provider. */
export const newPasswordFlow = newPasswordMachine.provide({
  actors: { checkCode: fromCallback(checkCode), savePassword: fromCallback(savePassword) },
})
