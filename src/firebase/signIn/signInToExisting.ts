import { signInWithCredential, signInWithEmailAndPassword } from 'firebase/auth'
import { tryPassword } from './tryPassword.ts'
import type { SubmitCredentials, Credentials } from '../../machines/authMachine.ts'
import type { SignInWithPendingCredential } from '../../machines/guest/guestUpgradeMachine.ts'
import { auth } from '../sdk/app.ts'
import { toPort } from '../sdk/toPort.ts'
import { forgetError } from '../sdk/lastErrors.ts'
import { requirePendingCredential } from './identityProviders/pendingCredential.ts'
import { signInWithGuestData } from '../guest/signInWithGuestData.ts'
import { reportSignIn } from '../session/reportSignIn.ts'

/** Signs in to an existing account with a password, and moves the guest's data to it. */
export const signInToExisting: SubmitCredentials = toPort<never, Credentials>(
  async ({ email, password }) => {
    reportSignIn(
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
export const signInWithPendingCredential: SignInWithPendingCredential = toPort<never>(async () => {
  const credential = requirePendingCredential('credential-already-in-use')
  const signedIn = await signInWithGuestData(() => signInWithCredential(auth(), credential))
  reportSignIn(signedIn, credential.providerId)
  forgetError('credential-already-in-use')
})
