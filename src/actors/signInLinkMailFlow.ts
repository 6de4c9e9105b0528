import { fromCallback } from 'xstate'
import { sendSignInLink } from '../firebase/linkSignIn.ts'
import { mailRequestMachine } from '../machines/mailRequestMachine.ts'
import { isSharedComputer } from '../stores/isSharedComputer.ts'

/** Asking for a mail with a link to sign in, wired to the provider. */
export const signInLinkMailFlow = mailRequestMachine.provide({
  actors: { sendMail: fromCallback(sendSignInLink(isSharedComputer)) },
})
