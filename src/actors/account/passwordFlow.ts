import { fromCallback } from 'xstate'
import { changePassword } from '../../firebase/passwordChange.ts'
import { forgetChange, resumeChange } from '../../firebase/recentLogin.ts'
import { accountChangeMachine } from '../../machines/accountChangeMachine.ts'

/** The password of the account, new or changed, wired to the provider. */
export const passwordFlow = accountChangeMachine.provide({
  actors: { makeChange: fromCallback(changePassword), resumeChange: fromCallback(resumeChange) },
  actions: { forgetChange },
})
