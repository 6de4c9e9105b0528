import { fromCallback } from 'xstate'
import { sendVerificationMail } from '../firebase/verification.ts'
import { mailRequestMachine } from '../machines/mailRequestMachine.ts'

/** Asking for a mail to verify one's e-mail, wired to the provider. */
export const verificationMailFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendVerificationMail) },
})
