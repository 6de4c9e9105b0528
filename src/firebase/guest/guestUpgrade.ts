import { EmailAuthProvider, linkWithCredential } from 'firebase/auth'
import { fromCallback } from 'xstate'
import type { Credentials } from '../../machines/authMachine.ts'
import { guestUpgradeMachine, type UpgradeGuest } from '../../machines/guest/guestUpgradeMachine.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { withRecentSignIn } from '../session/recentSignIn.ts'
import { reportChange } from '../session/reportChange.ts'
import { signInToExisting, signInWithPendingCredential } from '../signIn/signInToExisting.ts'

const upgradeGuest: UpgradeGuest = withRecentSignIn(async ({ email, password }: Credentials) => {
  await linkWithCredential(currentUser(), EmailAuthProvider.credential(email, password))
  reportChange({ name: 'guest_upgraded', method: 'password' })
}).make

/** Upgrades a guest to an account. */
export const guestUpgradeLogic = guestUpgradeMachine.provide({
  actors: {
    upgradeGuest: fromCallback(upgradeGuest),
    signInToExisting: fromCallback(signInToExisting),
    signInWithPendingCredential: fromCallback(signInWithPendingCredential),
  },
})
