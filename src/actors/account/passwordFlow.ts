import { fromCallback } from 'xstate'
import { changePassword } from '../../firebase/passwordChange.ts'
import { accountChangeMachine } from '../../machines/accountChangeMachine.ts'

/** The password of the account, new or changed, wired to the provider. */
export const passwordFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(changePassword.make),
    resumeChange: fromCallback(changePassword.resume),
  },
  actions: { forgetChange: changePassword.forget },
})
