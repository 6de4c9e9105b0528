import { fromCallback } from 'xstate'
import { readAccount, watchPage, sendVerificationMail } from '../firebase/auth/verification.ts'
import { verificationMachine } from '../machines/verificationMachine.ts'
import { mailRequestMachine } from '../machines/mailRequestMachine.ts'

/** Waits for the email address to be verified. */
export const verificationFlow = verificationMachine.provide({
  actors: { watchPage: fromCallback(watchPage), readAccount: fromCallback(readAccount) },
})

/** Requests the mail that verifies the email address. */
export const verificationMailFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendVerificationMail) },
})
