import { fromCallback } from 'xstate'
import { changeName } from '../../firebase/profile.ts'
import { accountChangeMachine } from '../../machines/accountChangeMachine.ts'

/** The name of the account, wired to the provider. */
export const nameFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(changeName.make),
    resumeChange: fromCallback(changeName.resume),
  },
  actions: { forgetChange: changeName.forget },
})
