import { fromCallback } from 'xstate'
import { enterHeld, keepGuest } from '../firebase/guest.ts'
import { signIn } from '../firebase/password.ts'
import { guestUpgradeMachine } from '../machines/guestUpgradeMachine.ts'

/** Making a guest a member, wired to the provider. */
export const guestUpgradeFlow = guestUpgradeMachine.provide({
  actors: {
    keepGuest: fromCallback(keepGuest),
    enterExisting: fromCallback(signIn),
    enterHeld: fromCallback(enterHeld),
  },
})
