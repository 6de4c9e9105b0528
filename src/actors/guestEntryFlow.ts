import { fromCallback } from 'xstate'
import { enterAsGuest } from '../firebase/guest.ts'
import { guestEntryMachine } from '../machines/guestEntryMachine.ts'

/** Going in without an account, wired to the provider. */
export const guestEntryFlow = guestEntryMachine.provide({
  actors: { enterAsGuest: fromCallback(enterAsGuest) },
})
