import { fromCallback } from 'xstate'
import { keepGuest } from '../firebase/guest/guestAccount.ts'
import { enterExisting, enterHeld } from '../firebase/auth/enterAccount.ts'
import { guestUpgradeMachine } from '../machines/guestUpgradeMachine.ts'
import { countOwnThings, countThingsOf, type OwnThings } from '../firebase/guest/countOwnThings.ts'
import { loader } from '../machines/loaderMachine.ts'

/** Upgrades a guest to an account. */
export const guestUpgradeFlow = guestUpgradeMachine.provide({
  actors: {
    keepGuest: fromCallback(keepGuest),
    enterExisting: fromCallback(enterExisting),
    enterHeld: fromCallback(enterHeld),
  },
})

/** Counts the guest's data that moves along. If counting fails, the data moves anyway. */
export const guestThingsFlow = loader<OwnThings>().provide({
  actors: { load: fromCallback(countOwnThings) },
  guards: { triesAgain: () => false },
})

/** Counts a parked guest's data, which is offered to the signed-in person. */
export const waitingThingsFlow = loader<OwnThings, { guestUid: string }>().provide({
  actors: { load: fromCallback(countThingsOf) },
  guards: { triesAgain: () => false },
})
