import { fromCallback } from 'xstate'
import { upgradeGuest } from '../../firebase/guest/guestAccount.ts'
import {
  signInToExisting,
  signInWithPendingCredential,
} from '../../firebase/signIn/signInToExisting.ts'
import { guestUpgradeMachine } from '../../machines/guest/guestUpgradeMachine.ts'

/** Upgrades a guest to an account. */
export const guestUpgradeLogic = guestUpgradeMachine.provide({
  actors: {
    upgradeGuest: fromCallback(upgradeGuest),
    signInToExisting: fromCallback(signInToExisting),
    signInWithPendingCredential: fromCallback(signInWithPendingCredential),
  },
})
