import { fromCallback } from 'xstate'
import { upgradeGuest } from '../../firebase/guest/guestAccount.ts'
import {
  signInToExisting,
  signInWithPendingCredential,
} from '../../firebase/signIn/signInToExisting.ts'
import { guestUpgradeMachine } from '../../machines/guest/guestUpgradeMachine.ts'
import { deletePendingGuest } from '../../firebase/guest/wipePendingGuests.ts'
import { countOwnData, countDataOf, type OwnData } from '../../firebase/guest/countOwnData.ts'
import { pendingGuestMachine } from '../../machines/guest/pendingGuestMachine.ts'
import { loader } from '../../machines/shared/loaderMachine.ts'

/** Upgrades a guest to an account. */
export const guestUpgradeLogic = guestUpgradeMachine.provide({
  actors: {
    upgradeGuest: fromCallback(upgradeGuest),
    signInToExisting: fromCallback(signInToExisting),
    signInWithPendingCredential: fromCallback(signInWithPendingCredential),
  },
})

/** Counts the guest's data that moves along. If counting fails, the data moves anyway. */
export const guestDataLogic = loader<OwnData>().provide({
  actors: { load: fromCallback(countOwnData) },
  guards: { triesAgain: () => false },
})

/** Counts a parked guest's data, which is offered to the signed-in person. */
export const waitingDataLogic = loader<OwnData, { guestUid: string }>().provide({
  actors: { load: fromCallback(countDataOf) },
  guards: { triesAgain: () => false },
})

/** Deletes what a guest left for the signed-in person. */
export const waitingGuestLogic = pendingGuestMachine.provide({
  actors: { deletePendingGuest: fromCallback(deletePendingGuest) },
})
