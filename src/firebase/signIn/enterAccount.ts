import { signInWithCredential, signInWithEmailAndPassword } from 'firebase/auth'
import { tryPassword } from './tryPassword.ts'
import type { AttemptWithCredentials, Credentials } from '../../machines/authMachine.ts'
import type { EnterHeld } from '../../machines/guest/guestUpgradeMachine.ts'
import { auth } from '../sdk/app.ts'
import { attempt } from '../sdk/attempt.ts'
import { releaseError } from '../sdk/heldErrors.ts'
import { neededCredential } from './identityProviders/heldCredential.ts'
import { signInWithGuestData } from '../guest/signInWithGuestData.ts'
import { reportEntry } from '../session/reportEntry.ts'

/** Signs in to an existing account with a password, and moves the guest's data to it. */
export const enterExisting: AttemptWithCredentials = attempt<never, Credentials>(
  async ({ email, password }) => {
    reportEntry(
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
export const enterHeld: EnterHeld = attempt<never>(async () => {
  const credential = neededCredential('credential-already-in-use')
  const entry = await signInWithGuestData(() => signInWithCredential(auth(), credential))
  reportEntry(entry, credential.providerId)
  releaseError('credential-already-in-use')
})
