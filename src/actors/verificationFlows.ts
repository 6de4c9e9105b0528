import { fromCallback } from 'xstate'
import { readAccount, watchPage, sendVerificationMail } from '../firebase/auth/verification.ts'
import { verificationMachine } from '../machines/verificationMachine.ts'
import { mailRequestMachine } from '../machines/mailRequestMachine.ts'

/** Waiting for a verified email, wired to the page and the provider. */
export const verificationFlow = verificationMachine.provide({
  actors: { watchPage: fromCallback(watchPage), readAccount: fromCallback(readAccount) },
})

/** Asking for a mail to verify one's email, wired to the provider. */
export const verificationMailFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendVerificationMail) },
})
