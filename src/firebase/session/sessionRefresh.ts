import type { User as FirebaseUser } from 'firebase/auth'
import {
  renewalMarginMs,
  sessionRefreshMachine,
  type ReadToken,
  type WatchPageShown,
} from '../../machines/session/sessionRefreshMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { onPageShown } from '../../storage/tabs/onPageShown.ts'
import { onTabMessage } from '../../storage/tabs/otherTabs.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { toPort } from '../sdk/toPort.ts'
import { refreshUserInThisTab } from './refreshUser.ts'

const lookupIntervalMs = 10_000

/**
 * The SDK syncs tokens from other tabs every 800 ms. A lookup before that would overwrite the new tokens with
 * this tab's old ones.
 */
const tabSyncDelayMs = 2_000

/** What the SDK's own renewal may take on a slow network. */
const sdkRenewalTimeMs = 10_000

/**
 * Reports when the person returns, at most every ten seconds, so that switching windows costs
 * little.
 */
const watchPageShown: WatchPageShown = ({ sendBack }) => {
  const watching = new AbortController()
  const { signal } = watching
  let last = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    if (document.visibilityState !== 'visible') return
    last = Date.now()
    clearTimeout(timer)
    timer = setTimeout(() => sendBack({ type: 'page.shown' }), tabSyncDelayMs)
  }
  onPageShown(() => {
    if (Date.now() - last >= lookupIntervalMs) report()
  }, signal)
  addEventListener('online', report, { signal })
  const unsubscribe = onTabMessage(({ type }) => {
    if (type === 'accountChanged') report()
  })
  return () => {
    watching.abort()
    clearTimeout(timer)
    unsubscribe()
  }
}

const readToken: ReadToken = toPort(() => tokenOf(currentUser(), false))

/** Waits first: while Firestore is open, the SDK renews the token at the same moment. */
const renewToken: ReadToken = toPort(async () => {
  await new Promise((resolve) => setTimeout(resolve, sdkRenewalTimeMs))
  const user = currentUser()
  const { expirationTime } = await user.getIdTokenResult()
  return tokenOf(user, Date.parse(expirationTime) - Date.now() < renewalMarginMs)
})

/** Reloads the account from Firebase. */
const lookUp: ReadToken = toPort(async () => tokenOf(await refreshUserInThisTab(), false))

export const sessionRefreshLogic = sessionRefreshMachine.provide({
  actors: portsOf({ watchPageShown, readToken, renewToken, lookUp }),
})

async function tokenOf(user: FirebaseUser, renew: boolean) {
  const { expirationTime } = await user.getIdTokenResult(renew)
  return { type: 'token.read' as const, expiresAt: Date.parse(expirationTime) }
}
