import { signInWithCredential, signInWithEmailAndPassword } from 'firebase/auth'
import type { AttemptWithCredentials, Credentials } from '../../machines/authMachine.ts'
import type { EnterHeld } from '../../machines/guestUpgradeMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { releaseError } from '../heldErrors.ts'
import { neededCredential } from '../identityProviders/heldCredential.ts'
import { bringGuest } from '../guest/bringGuest.ts'

/** What the guest keeps here follows them. */
export const enterExisting: AttemptWithCredentials = attempt<never, Credentials>(
  async ({ email, password }) => {
    await bringGuest(() => signInWithEmailAndPassword(auth(), email, password))
  },
)

/** The same; the provider has said already who the person is. */
export const enterHeld: EnterHeld = attempt<never>(async () => {
  const credential = neededCredential('credential-already-in-use')
  await bringGuest(() => signInWithCredential(auth(), credential))
  releaseError('credential-already-in-use')
})
