import { fromCallback } from 'xstate'
import { removePhone } from '../firebase/phone.ts'
import { forgetChange, resumeChange } from '../firebase/recentLogin.ts'
import { removalMachine } from '../machines/removalMachine.ts'

/** Taking the phone number away from the account. */
export const phoneRemovalFlow = removalMachine.provide({
  actors: { remove: fromCallback(removePhone), resumeRemoval: fromCallback(resumeChange) },
  actions: { forgetChange },
})
