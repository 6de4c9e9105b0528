import { fromCallback } from 'xstate'
import { removePhone } from '../firebase/phone.ts'
import { removalMachine } from '../machines/removalMachine.ts'

/** Taking the phone number away from the account. */
export const phoneRemovalFlow = removalMachine.provide({
  actors: {
    remove: fromCallback(removePhone.make),
    resumeRemoval: fromCallback(removePhone.resume),
  },
  actions: { forgetChange: removePhone.forget },
})
