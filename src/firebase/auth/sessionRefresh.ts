import type { User as ProviderUser } from 'firebase/auth'
import {
  renewalMargin,
  type ReadToken,
  type WatchReturns,
} from '../../machines/sessionRefreshMachine.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentUser.ts'
import { hearOtherTabs } from '../../device/otherTabs.ts'

const lookupInterval = 10_000

/**
 * The SDK looks every 800 ms for what another tab has stored. A lookup before that would write the old
 * tokens of this tab over the new ones.
 */
const untilTabsAgree = 2_000

const untilTheSdkHas = 1_000

/** Coming back is reported at most every ten seconds, so that switching windows costs little. */
export const watchReturns: WatchReturns = ({ sendBack }) => {
  const watching = new AbortController()
  const { signal } = watching
  let last = Date.now()
  let telling: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    if (document.visibilityState !== 'visible') return
    last = Date.now()
    clearTimeout(telling)
    telling = setTimeout(() => sendBack({ type: 'person.returned' }), untilTabsAgree)
  }
  const tellIfReturned = () => {
    if (Date.now() - last >= lookupInterval) tell()
  }
  document.addEventListener('visibilitychange', tellIfReturned, { signal })
  addEventListener('focus', tellIfReturned, { signal })
  addEventListener('online', tell, { signal })
  const unhear = hearOtherTabs(({ type }) => {
    if (type === 'accountChanged') tell()
  })
  return () => {
    watching.abort()
    clearTimeout(telling)
    unhear()
  }
}

export const readToken: ReadToken = attempt(() => tokenOf(currentUser(), false))

/** While the database is open the SDK renews tokens by itself, at the very same moment. */
export const renewToken: ReadToken = attempt(async () => {
  await new Promise((resolve) => setTimeout(resolve, untilTheSdkHas))
  const user = currentUser()
  const { expirationTime } = await user.getIdTokenResult()
  return tokenOf(user, Date.parse(expirationTime) - Date.now() < renewalMargin)
})

/** Asks the provider for the account as it is now. */
export const lookUp: ReadToken = attempt(async () => {
  const { reloadUser } = await import('../refreshUser.ts')
  return tokenOf(await reloadUser(), false)
})

async function tokenOf(user: ProviderUser, renew: boolean) {
  const { expirationTime } = await user.getIdTokenResult(renew)
  return { type: 'token.read' as const, expiresAt: Date.parse(expirationTime) }
}
