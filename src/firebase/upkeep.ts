import { reload, type User as ProviderUser } from 'firebase/auth'
import type { ReadToken, WatchReturns } from '../machines/upkeepMachine.ts'
import { attempt } from './attempt.ts'
import { currentUser } from './currentUser.ts'
import { hearOtherTabs } from './otherTabs.ts'

const restBetweenLookups = 10_000

/** Coming back is told at most every ten seconds, so that switching windows asks for little. */
export const watchReturns: WatchReturns = ({ sendBack }) => {
  const watching = new AbortController()
  const { signal } = watching
  let last = Date.now()
  const tell = () => {
    last = Date.now()
    sendBack({ type: 'person.returned' })
  }
  const tellIfRested = () => {
    const isRested = Date.now() - last >= restBetweenLookups
    if (isRested && document.visibilityState === 'visible') tell()
  }
  document.addEventListener('visibilitychange', tellIfRested, { signal })
  addEventListener('focus', tellIfRested, { signal })
  addEventListener('online', tell, { signal })
  const unhear = hearOtherTabs(({ type }) => {
    if (type === 'accountChanged') tell()
  })
  return () => {
    watching.abort()
    unhear()
  }
}

export const readToken: ReadToken = attempt(() => tokenOf(currentUser(), false))

export const renewToken: ReadToken = attempt(() => tokenOf(currentUser(), true))

/** Asks the provider for the account as it is now. */
export const lookUp: ReadToken = attempt(async () => {
  const user = currentUser()
  await reload(user)
  return tokenOf(user, false)
})

async function tokenOf(user: ProviderUser, renew: boolean) {
  const { expirationTime } = await user.getIdTokenResult(renew)
  return { type: 'token.read' as const, expiresAt: Date.parse(expirationTime) }
}
