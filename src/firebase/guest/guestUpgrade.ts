import {
  EmailAuthProvider,
  linkWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import type { Credentials, SubmitCredentials } from '../../machines/authMachine.ts'
import {
  guestUpgradeMachine,
  type SignInWithPendingCredential,
  type UpgradeGuest,
} from '../../machines/guest/guestUpgradeMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { auth } from '../sdk/app.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { forgetError } from '../sdk/lastErrors.ts'
import { toPort } from '../sdk/toPort.ts'
import { recordAccountChange } from '../session/recordAccountChange.ts'
import { refreshUserInAllTabs } from '../session/refreshUser.ts'
import { requirePendingCredential } from '../session/signIn/pendingCredential.ts'
import { recordSignIn } from '../session/signIn/recordSignIn.ts'
import { tryPassword } from '../session/signIn/tryPassword.ts'
import { signInWithGuestData } from './signInWithGuestData.ts'

/** A guest has no way to sign in again, so a change that needs a recent sign-in doesn't stay pending. */
const upgradeGuest: UpgradeGuest = toPort(async ({ email, password }) => {
  await linkWithCredential(currentUser(), EmailAuthProvider.credential(email, password))
  recordAccountChange({ name: 'guest_upgraded', method: 'password' })
  // The account is upgraded even if it can't be reloaded right now.
  await refreshUserInAllTabs().catch(() => null)
  return { type: 'change.made' as const }
})

/** Signs in to an existing account with a password, and moves the guest's data to it. */
const signInToExisting: SubmitCredentials = toPort<never, Credentials>(
  async ({ email, password }) => {
    recordSignIn(
      await signInWithGuestData(() =>
        tryPassword(password, (tried) => signInWithEmailAndPassword(auth(), email, tried)),
      ),
    )
  },
)

/**
 * Signs in to the existing account with the credential that Firebase reported as taken, and moves
 * the guest's data to it.
 */
const signInWithPendingCredential: SignInWithPendingCredential = toPort<never>(async () => {
  const credential = requirePendingCredential('credential-already-in-use')
  const signedIn = await signInWithGuestData(() => signInWithCredential(auth(), credential))
  recordSignIn(signedIn, credential.providerId)
  forgetError('credential-already-in-use')
})

export const guestUpgradeLogic = guestUpgradeMachine.provide({
  actors: portsOf({ upgradeGuest, signInToExisting, signInWithPendingCredential }),
})
