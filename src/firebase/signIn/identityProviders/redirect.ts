import { getRedirectResult, signInWithRedirect } from 'firebase/auth'
import type {
  IdentityProviderChoice,
  OpenRedirect,
  IdentityProviderOutcome,
  RedirectReport,
  ResumeRedirect,
} from '../../../machines/signIn/identityProviderMachine.ts'
import { readSessionStorage, writeSessionStorage } from '../../../storage/webStorage/webStorage.ts'
import { auth } from '../../sdk/app.ts'
import { toPort } from '../../sdk/toPort.ts'
import { recordSignIn } from '../../session/signIn/recordSignIn.ts'
import { keepAppleTokenIn } from './appleToken.ts'
import { identityProviderDone, outcomeFromError } from './outcomes.ts'
import { popupResolver } from './popupResolver.ts'
import { sdkProvider } from './sdkProvider.ts'

/** The session storage key of the provider whose page the person went to from this tab. */
const redirectKey = 'gatehouse-redirect'

const startRedirect: OpenRedirect = toPort<never, IdentityProviderChoice>(
  async ({ providerId, loginHint }) => {
    writeSessionStorage(redirectKey, providerId)
    await signInWithRedirect(auth(), sdkProvider(providerId, loginHint), popupResolver())
  },
)

/** Opens the provider's page. Coming back with the browser's Back button counts as canceling. */
export const openRedirect: OpenRedirect = (port) => {
  const redirecting = new AbortController()
  const giveUp = ({ persisted }: PageTransitionEvent) => {
    if (persisted) port.sendBack(givenUp)
  }
  addEventListener('pageshow', giveUp, { signal: redirecting.signal })
  startRedirect(port)
  return () => redirecting.abort()
}

const readResult: ResumeRedirect = toPort(
  async (): Promise<IdentityProviderOutcome | RedirectReport> => {
    try {
      const result = await getRedirectResult(auth(), popupResolver())
      if (!result) return { type: 'redirect.lost' }
      keepAppleTokenIn(result)
      recordSignIn(result)
      return identityProviderDone
    } catch (error) {
      return outcomeFromError(error)
    }
  },
)

/** Finishes a redirect that started in this tab. */
export const resumeRedirect: ResumeRedirect = (port) => {
  const providerId = readSessionStorage(redirectKey)
  writeSessionStorage(redirectKey, null)
  if (providerId === null) return nothingToResume(port)
  port.sendBack({ type: 'redirect.started', providerId })
  return readResult(port)
}

/** For purposes that never redirect. */
export const nothingToResume: ResumeRedirect = ({ sendBack }) => sendBack({ type: 'redirect.none' })

const givenUp = {
  type: 'error.popup-closed-by-user',
  failure: { kind: 'popup-closed-by-user', code: 'auth/redirect-cancelled-by-user' },
} as const
