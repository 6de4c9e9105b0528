import { EmailAuthProvider, linkWithCredential, signInAnonymously } from 'firebase/auth'
import { fromCallback } from 'xstate'
import type { Credentials } from '../../machines/authMachine.ts'
import { guestSignInMachine, type SignInAsGuest } from '../../machines/guest/guestSignInMachine.ts'
import type { UpgradeGuest } from '../../machines/guest/guestUpgradeMachine.ts'
import { auth } from '../sdk/app.ts'
import { attempt } from '../sdk/attempt.ts'
import { currentUser } from '../session/currentUser.ts'
import { withRecentSignIn } from '../security/recentLogin.ts'
import { reportChange } from '../account/reportChange.ts'
import { reportEvent } from '../sdk/reportEvent.ts'

const signInAsGuest: SignInAsGuest = attempt<never>(async () => {
  await auth().authStateReady()
  await signInAnonymously(auth())
  reportEvent({ name: 'guest_started' })
})

/** Signs in as a guest. */
export const guestEntryLogic = guestSignInMachine.provide({
  actors: { signInAsGuest: fromCallback(signInAsGuest) },
})

export const upgradeGuest: UpgradeGuest = withRecentSignIn(
  async ({ email, password }: Credentials) => {
    await linkWithCredential(currentUser(), EmailAuthProvider.credential(email, password))
    reportChange({ name: 'guest_upgraded', method: 'password' })
  },
).make
