import { fromCallback } from 'xstate'
import { readAccount, watchPage, sendVerificationMail } from '../../firebase/signUp/verification.ts'
import { verificationMachine } from '../../machines/signUp/verificationMachine.ts'
import { mailRequestMachine } from '../../machines/signIn/mailRequestMachine.ts'

/** Waits for the email address to be verified. */
export const verificationFlow = verificationMachine.provide({
  actors: { watchPage: fromCallback(watchPage), readAccount: fromCallback(readAccount) },
})

/** Requests the mail that verifies the email address. */
export const verificationMailFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendVerificationMail) },
})
