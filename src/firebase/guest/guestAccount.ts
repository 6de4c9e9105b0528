import { EmailAuthProvider, linkWithCredential, signInAnonymously } from 'firebase/auth'
import type { Credentials } from '../../machines/authMachine.ts'
import type { EnterAsGuest } from '../../machines/guestEntryMachine.ts'
import type { UpgradeGuest } from '../../machines/guestUpgradeMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentUser.ts'
import { recentLoginChange } from '../recentLogin.ts'
import { reportChange } from '../reportChange.ts'
import { reportEvent } from '../reportEvent.ts'

export const enterAsGuest: EnterAsGuest = attempt<never>(async () => {
  await auth().authStateReady()
  await signInAnonymously(auth())
  reportEvent({ name: 'guest_started' })
})

export const upgradeGuest: UpgradeGuest = recentLoginChange(
  async ({ email, password }: Credentials) => {
    await linkWithCredential(currentUser(), EmailAuthProvider.credential(email, password))
    reportChange({ name: 'guest_upgraded', method: 'password' })
  },
).make
