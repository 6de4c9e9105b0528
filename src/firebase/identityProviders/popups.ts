import { linkWithPopup, reauthenticateWithPopup, signInWithPopup } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import type { Chosen, OpenPopup } from '../../machines/providerMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentUser.ts'
import { refreshUser } from '../refreshUser.ts'
import { holdError } from '../heldErrors.ts'
import { authProvider } from './authProviders.ts'
import { keepTokenOf } from './appleToken.ts'
import { done, outcomeFromError } from './outcomes.ts'
import { popupResolver } from './popupResolver.ts'

/** Signs in with a provider. */
export const signInByPopup: OpenPopup = attempt(async ({ providerId }: Chosen) => {
  try {
    keepTokenOf(await signInWithPopup(auth(), authProvider(providerId), popupResolver()))
    return done
  } catch (error) {
    return outcomeFromError(error)
  }
})

/** Connects a provider to the account of whoever is signed in. */
export const linkByPopup: OpenPopup = attempt(async ({ providerId }: Chosen) => {
  const linking = linkWithPopup(currentUser(), authProvider(providerId), popupResolver())
  keepTokenOf(await linking.catch(holdIfTaken))
  await refreshUser().catch(() => null)
  return done
})

/** Lets a provider confirm that the person at the machine is the one who is signed in. */
export const reauthenticateByPopup: OpenPopup = attempt(async ({ providerId }: Chosen) => {
  const provider = authProvider(providerId)
  keepTokenOf(await reauthenticateWithPopup(currentUser(), provider, popupResolver()))
  return done
})

/** Where the email is taken, the person may go into that account just as where the provider is. */
function holdIfTaken(error: unknown): never {
  const isTaken = error instanceof FirebaseError && error.code === 'auth/email-already-in-use'
  if (isTaken) holdError('credential-already-in-use', error)
  throw error
}
