import { fromCallback } from 'xstate'
import { changeName } from '../../firebase/profile.ts'
import { forgetChange, resumeChange } from '../../firebase/recentLogin.ts'
import { accountChangeMachine } from '../../machines/accountChangeMachine.ts'

/** The name of the account, wired to the provider. */
export const nameFlow = accountChangeMachine.provide({
  actors: { makeChange: fromCallback(changeName), resumeChange: fromCallback(resumeChange) },
  actions: { forgetChange },
})
