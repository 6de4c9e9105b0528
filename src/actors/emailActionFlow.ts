import { fromCallback } from 'xstate'
import { applyLink, checkLink, lookBack } from '../firebase/emailAction.ts'
import { emailActionMachine } from '../machines/emailActionMachine.ts'

/** A link from a mail that changes an account, wired to the provider. */
export const emailActionFlow = emailActionMachine.provide({
  actors: {
    checkLink: fromCallback(checkLink),
    applyLink: fromCallback(applyLink),
    lookBack: fromCallback(lookBack),
  },
})
