import { EmailAuthProvider, linkWithCredential, signInAnonymously } from 'firebase/auth'
import type { Credentials } from '../../machines/authMachine.ts'
import type { SignInAsGuest } from '../../machines/guest/guestSignInMachine.ts'
import type { UpgradeGuest } from '../../machines/guest/guestUpgradeMachine.ts'
import { auth } from '../sdk/app.ts'
import { attempt } from '../sdk/attempt.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { withRecentSignIn } from '../session/recentLogin.ts'
import { reportChange } from '../session/reportChange.ts'
import { reportEvent } from '../sdk/reportEvent.ts'

export const signInAsGuest: SignInAsGuest = attempt<never>(async () => {
  await auth().authStateReady()
  await signInAnonymously(auth())
  reportEvent({ name: 'guest_started' })
})

export const upgradeGuest: UpgradeGuest = withRecentSignIn(
  async ({ email, password }: Credentials) => {
    await linkWithCredential(currentUser(), EmailAuthProvider.credential(email, password))
    reportChange({ name: 'guest_upgraded', method: 'password' })
  },
).make
