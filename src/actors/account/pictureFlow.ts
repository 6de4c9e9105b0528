import { fromCallback } from 'xstate'
import { changePicture } from '../../firebase/profile.ts'
import { forgetChange, resumeChange } from '../../firebase/recentLogin.ts'
import { accountChangeMachine } from '../../machines/accountChangeMachine.ts'

/** The picture of the account, wired to the provider. */
export const pictureFlow = accountChangeMachine.provide({
  actors: { makeChange: fromCallback(changePicture), resumeChange: fromCallback(resumeChange) },
  actions: { forgetChange },
})
