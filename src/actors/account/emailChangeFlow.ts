import { fromCallback } from 'xstate'
import { sendEmailChangeMail } from '../../firebase/emailChange.ts'
import { mailRequestMachine } from '../../machines/mailRequestMachine.ts'

/** Asking for the mail that confirms a new e-mail address, wired to the provider. */
export const emailChangeFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendEmailChangeMail) },
})
