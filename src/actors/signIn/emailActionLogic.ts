import { fromCallback } from 'xstate'
import { applyLink, checkLink, checkAfterwards } from '../../firebase/signIn/emailAction.ts'
import { followLink } from '../../firebase/signIn/linkSignIn.ts'
import { savePassword } from '../../firebase/signIn/passwordReset.ts'
import { emailActionMachine } from '../../machines/signIn/emailActionMachine.ts'

/** Handles a link from an email. */
export const emailActionLogic = emailActionMachine.provide({
  actors: {
    checkLink: fromCallback(checkLink),
    applyLink: fromCallback(applyLink),
    savePassword: fromCallback(savePassword),
    followLink: fromCallback(followLink),
    checkAfterwards: fromCallback(checkAfterwards),
  },
})
