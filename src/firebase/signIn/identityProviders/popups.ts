import { linkWithPopup, reauthenticateWithPopup, signInWithPopup } from 'firebase/auth'
import { hasCode } from '../../../domain/errorCode.ts'
import type { Chosen, OpenPopup } from '../../../machines/signIn/providerMachine.ts'
import { auth } from '../../sdk/app.ts'
import { attempt } from '../../sdk/attempt.ts'
import { currentUser } from '../../sdk/currentUser.ts'
import { requireRecentConfirmation } from './recentConfirmation.ts'
import { refreshUser } from '../../session/refreshUser.ts'
import { reportLinked } from '../../session/reportChange.ts'
import { reportSignIn } from '../../session/reportSignIn.ts'
import { rememberError } from '../../sdk/lastErrors.ts'
import { authProvider, authProviderFor } from './authProviders.ts'
import { keepTokenOf } from './appleToken.ts'
import { done, outcomeFromError } from './outcomes.ts'
import { popupResolver } from './popupResolver.ts'

/** Signs in with a provider. */
export const signInByPopup: OpenPopup = attempt(async ({ providerId }: Chosen) => {
  try {
    const entry = await signInWithPopup(auth(), authProvider(providerId), popupResolver())
    keepTokenOf(entry)
    reportSignIn(entry, providerId)
    return done
  } catch (error) {
    return outcomeFromError(error)
  }
})

/** Links a provider to the signed-in account. */
export const linkByPopup: OpenPopup = attempt(async ({ providerId }: Chosen) => {
  const user = currentUser()
  const { isAnonymous } = user
  await requireRecentConfirmation(user)
  const linking = linkWithPopup(user, authProvider(providerId), popupResolver())
  keepTokenOf(await linking.catch(holdIfTaken))
  reportLinked(isAnonymous, providerId)
  await refreshUser().catch(() => null)
  return done
})

/** Confirms the signed-in person's identity with a provider. */
export const reauthenticateByPopup: OpenPopup = attempt(async ({ providerId }: Chosen) => {
  const user = currentUser()
  const account = user.providerData.find((linked) => linked.providerId === providerId)
  const provider = authProviderFor(providerId, account?.email ?? null)
  keepTokenOf(await reauthenticateWithPopup(user, provider, popupResolver()))
  return done
})

/**
 * If the email address is taken, the person may sign in to that account, as if the provider were
 * taken.
 */
function holdIfTaken(error: unknown): never {
  if (hasCode(error, 'auth/email-already-in-use')) rememberError('credential-already-in-use', error)
  throw error
}
