import { fromCallback } from 'xstate'
import { keepGuest } from '../firebase/guest/guestAccount.ts'
import { enterExisting, enterHeld } from '../firebase/auth/enterAccount.ts'
import { guestUpgradeMachine } from '../machines/guestUpgradeMachine.ts'
import { countOwnThings, countThingsOf, type OwnThings } from '../firebase/guest/countOwnThings.ts'
import { loader } from '../machines/loaderMachine.ts'

/** Upgrading a guest to an account, wired to the provider. */
export const guestUpgradeFlow = guestUpgradeMachine.provide({
  actors: {
    keepGuest: fromCallback(keepGuest),
    enterExisting: fromCallback(enterExisting),
    enterHeld: fromCallback(enterHeld),
  },
})

/** Counting what comes along, wired to Firestore and this device. Uncounted, it moves all the same. */
export const guestThingsFlow = loader<OwnThings>().provide({
  actors: { load: fromCallback(countOwnThings) },
  guards: { triesAgain: () => false },
})

/** The same for a parked guest, whose data is offered to whoever is signed in. */
export const waitingThingsFlow = loader<OwnThings, { guestUid: string }>().provide({
  actors: { load: fromCallback(countThingsOf) },
  guards: { triesAgain: () => false },
})
