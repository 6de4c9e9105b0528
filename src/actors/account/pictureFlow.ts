import { fromCallback } from 'xstate'
import { changePicture } from '../../firebase/profile.ts'
import { accountChangeMachine } from '../../machines/accountChangeMachine.ts'

/** The picture of the account, wired to the provider. */
export const pictureFlow = accountChangeMachine.provide({
  actors: {
    makeChange: fromCallback(changePicture.make),
    resumeChange: fromCallback(changePicture.resume),
  },
  actions: { forgetChange: changePicture.forget },
})
