import { fromCallback } from 'xstate'
import { applyLink, checkLink, checkAfterwards } from '../firebase/auth/emailAction.ts'
import { followLink } from '../firebase/auth/linkSignIn.ts'
import { savePassword } from '../firebase/auth/passwordReset.ts'
import { emailActionMachine } from '../machines/emailActionMachine.ts'

/** Handles a link from a mail. */
export const emailActionFlow = emailActionMachine.provide({
  actors: {
    checkLink: fromCallback(checkLink),
    applyLink: fromCallback(applyLink),
    savePassword: fromCallback(savePassword),
    followLink: fromCallback(followLink),
    checkAfterwards: fromCallback(checkAfterwards),
  },
})
