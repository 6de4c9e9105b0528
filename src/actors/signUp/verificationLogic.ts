import { fromCallback } from 'xstate'
import {
  readAccount,
  watchPage,
  sendVerificationEmail,
} from '../../firebase/signUp/verification.ts'
import { verificationMachine } from '../../machines/signUp/verificationMachine.ts'
import { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'

/** Waits for the email address to be verified. */
export const verificationLogic = verificationMachine.provide({
  actors: { watchPage: fromCallback(watchPage), readAccount: fromCallback(readAccount) },
})

/** Requests the email that verifies the email address. */
export const verificationEmailLogic = emailRequestMachine.provide({
  actors: { sendEmail: fromCallback(sendVerificationEmail) },
})
