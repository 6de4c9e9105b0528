import { fromCallback } from 'xstate'
import { checkSignInLink, followLink } from '../firebase/linkSignIn.ts'
import { linkSignInMachine } from '../machines/linkSignInMachine.ts'

/** Signing in with a link from a mail, wired to the provider. */
export const linkSignInFlow = linkSignInMachine.provide({
  actors: { checkLink: fromCallback(checkSignInLink), followLink: fromCallback(followLink) },
})
