import { fromCallback } from 'xstate'
import { keepGuest } from '../firebase/guest.ts'
import { enterExisting, enterHeld } from '../firebase/enterAccount.ts'
import { guestUpgradeMachine } from '../machines/guestUpgradeMachine.ts'

/** Making a guest a member, wired to the provider. */
export const guestUpgradeFlow = guestUpgradeMachine.provide({
  actors: {
    keepGuest: fromCallback(keepGuest),
    enterExisting: fromCallback(enterExisting),
    enterHeld: fromCallback(enterHeld),
  },
})
