import { fromCallback } from 'xstate'
import { applyLink, checkLink, checkAfterwards } from '../firebase/auth/emailAction.ts'
import { emailActionMachine } from '../machines/emailActionMachine.ts'
import { checkSignInLink, followLink } from '../firebase/auth/linkSignIn.ts'
import { linkSignInMachine } from '../machines/linkSignInMachine.ts'

/** A link from a mail that changes an account, wired to the provider. */
export const emailActionFlow = emailActionMachine.provide({
  actors: {
    checkLink: fromCallback(checkLink),
    applyLink: fromCallback(applyLink),
    checkAfterwards: fromCallback(checkAfterwards),
  },
})

/** Signing in with a link from a mail, wired to the provider. */
export const linkSignInFlow = linkSignInMachine.provide({
  actors: { checkLink: fromCallback(checkSignInLink), followLink: fromCallback(followLink) },
})
