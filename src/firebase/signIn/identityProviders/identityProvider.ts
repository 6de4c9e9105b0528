import {
  linkWithPopup,
  reauthenticateWithPopup,
  signInWithPopup,
  type User as FirebaseUser,
} from 'firebase/auth'
import { hasCode, codedError } from '../../../domain/errorCode.ts'
import { portsOf } from '../../../machines/shared/ports.ts'
import {
  identityProviderMachine,
  type IdentityProviderChoice,
  type OpenPopup,
} from '../../../machines/signIn/identityProviderMachine.ts'
import { auth } from '../../sdk/app.ts'
import { currentUser } from '../../sdk/currentUser.ts'
import { rememberError } from '../../sdk/lastErrors.ts'
import { toPort } from '../../sdk/toPort.ts'
import {
  maxPendingTimeMs,
  maxSignInAge,
  recentSignInCode,
} from '../../session/recentSignIn/recentSignIn.ts'
import { recordLinkedMethod } from '../../session/recordAccountChange.ts'
import { refreshUserInAllTabs } from '../../session/refreshUser.ts'
import { sessionMemory } from '../../session/sessionMemory.ts'
import { recordSignIn } from '../../session/signIn/recordSignIn.ts'
import { keepAppleTokenIn } from './appleToken.ts'
import { nothingToOffer, offerAccounts } from './oneTap.ts'
import { identityProviderDone, outcomeFromError } from './outcomes.ts'
import { popupResolver, preloadPopup } from './popupResolver.ts'
import { nothingToResume, openRedirect, resumeRedirect } from './redirect.ts'
import { sdkProvider } from './sdkProvider.ts'

const signInByPopup: OpenPopup = toPort(
  async ({ providerId, loginHint }: IdentityProviderChoice) => {
    try {
      const provider = sdkProvider(providerId, loginHint)
      const credential = await signInWithPopup(auth(), provider, popupResolver())
      keepAppleTokenIn(credential)
      recordSignIn(credential, providerId)
      return identityProviderDone
    } catch (error) {
      return outcomeFromError(error)
    }
  },
)

/** Signs in with a provider in a popup, or by redirect if popups are blocked. */
export const identityProviderSignInLogic = identityProviderMachine.provide({
  actors: portsOf({
    openPopup: signInByPopup,
    openRedirect,
    resumeRedirect,
    offerAccounts: __FEATURES__.oneTap ? offerAccounts : nothingToOffer,
  }),
  actions: { preloadPopup },
})

const linkByPopup: OpenPopup = toPort(async ({ providerId, loginHint }: IdentityProviderChoice) => {
  const user = currentUser()
  const { isAnonymous } = user
  await requireRecentConfirmation(user)
  const linking = linkWithPopup(user, sdkProvider(providerId, loginHint), popupResolver())
  keepAppleTokenIn(await linking.catch(rememberIfTaken))
  recordLinkedMethod(isAnonymous, providerId)
  await refreshUserInAllTabs().catch(() => null)
  return identityProviderDone
})

/** Links a provider to the account. */
export const identityProviderLinkLogic = onlyByPopup(linkByPopup)

const reauthenticateByPopup: OpenPopup = toPort(async ({ providerId }: IdentityProviderChoice) => {
  const user = currentUser()
  const account = user.providerData.find((linked) => linked.providerId === providerId)
  const provider = sdkProvider(providerId, account?.email)
  keepAppleTokenIn(await reauthenticateWithPopup(user, provider, popupResolver()))
  return identityProviderDone
})

/** Confirms the person's identity with a provider. */
export const identityProviderReauthenticationLogic = onlyByPopup(reauthenticateByPopup)

function onlyByPopup(openPopup: OpenPopup) {
  return identityProviderMachine.provide({
    actors: portsOf({ openPopup, resumeRedirect: nothingToResume, offerAccounts: nothingToOffer }),
    actions: { preloadPopup },
  })
}

/**
 * If the email address is taken, the person may sign in to that account, as if the provider were
 * taken.
 */
function rememberIfTaken(error: unknown): never {
  if (hasCode(error, 'auth/email-already-in-use')) rememberError('credential-already-in-use', error)
  throw error
}

/**
 * Like `requireRecentSignIn`, but without a request, before which a browser would allow a popup and after
 * which it wouldn't. A confirmation soon after a refusal counts even if this device's clock is wrong.
 *
 * @throws an error with the code `auth/requires-recent-login` if the last sign-in is older.
 */
export async function requireRecentConfirmation(user: FirebaseUser): Promise<void> {
  if (user.isAnonymous) return
  const { authTime } = await user.getIdTokenResult()
  const memory = sessionMemory(user.uid)
  const refusal = memory.linkRefusal
  memory.linkRefusal = null
  const isConfirmed =
    refusal && refusal.authTime !== authTime && performance.now() - refusal.at < maxPendingTimeMs
  if (isConfirmed || Date.now() - Date.parse(authTime) < maxSignInAge.securityChange) return
  memory.linkRefusal = { authTime, at: performance.now() }
  throw codedError(recentSignInCode, 'The last sign-in is too long ago.')
}
