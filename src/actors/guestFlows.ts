import { fromCallback } from 'xstate'
import { keepGuest } from '../firebase/guest/guestAccount.ts'
import { enterExisting, enterHeld } from '../firebase/auth/enterAccount.ts'
import { guestUpgradeMachine } from '../machines/guestUpgradeMachine.ts'
import { countOwnThings, countThingsOf } from '../firebase/guest/countOwnThings.ts'
import { guestThingsMachine } from '../machines/guestThingsMachine.ts'

/** Upgrading a guest to an account, wired to the provider. */
export const guestUpgradeFlow = guestUpgradeMachine.provide({
  actors: {
    keepGuest: fromCallback(keepGuest),
    enterExisting: fromCallback(enterExisting),
    enterHeld: fromCallback(enterHeld),
  },
})

/** Counting what comes along, wired to Firestore and this device. */
export const guestThingsFlow = guestThingsMachine.provide({
  actors: { countOwnThings: fromCallback(countOwnThings) },
})

/** The same for a parked guest, whose notes and files are offered to whoever is signed in. */
export function waitingThingsFlow(guestUid: string) {
  return guestThingsMachine.provide({
    actors: { countOwnThings: fromCallback(countThingsOf(guestUid)) },
  })
}
