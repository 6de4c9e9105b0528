import { onIdTokenChanged } from 'firebase/auth'
import { onSnapshot, type DocumentSnapshot } from 'firebase/firestore'
import { fromCallback } from 'xstate'
import { isRevoked } from '../../domain/session/deviceSession.ts'
import {
  deviceSessionMachine,
  type WatchRevocation,
} from '../../machines/session/deviceSessionMachine.ts'
import { recordSessionEnd } from '../sdk/signals.ts'
import { accountStateRef } from '../data/accountState.ts'
import { userDataOf } from '../data/userData.ts'
import { revocationIn, signInOf } from '../data/accessDocuments.ts'
import { reportSession } from './reportSession.ts'

/** In milliseconds, after the server refused the listener. */
const retryWait = 5_000

/**
 * In milliseconds. Another tab may just have confirmed the person's identity and signed out all
 * other sessions. A message brings the new session to this tab, but may take up to a minute in a
 * hidden tab, which browsers slow down. Ending the old session before that would end the new
 * one, too.
 */
const untilTabsAgree = { visible: 2_000, hidden: 70_000 }

/**
 * Reports that this session was signed out elsewhere, or that it was replaced by a newer sign-in.
 * It watches the same document as the deletion flag, so both cost one read.
 */
export const watchRevocation: WatchRevocation = ({ input: { uid }, sendBack }) => {
  const userData = userDataOf(uid)
  const watching = new AbortController()
  const { signal } = watching
  let signIn: number | null = null
  let stop: (() => void) | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let checkTimer: ReturnType<typeof setTimeout> | undefined
  let unconfirmed: DocumentSnapshot | null = null
  let isFirst = true

  const check = async (state: DocumentSnapshot, isCertain: boolean) => {
    try {
      if (!isRevoked(revocationIn(state), await signInOf(userData)) || signal.aborted) return
      if (isCertain) sendBack({ type: 'session.revoked' })
      else checkLater(state, untilTabsAgree[document.visibilityState], true)
    } catch {
      // The token can't be renewed right now.
      if (!signal.aborted) checkLater(state, retryWait, isCertain)
    }
  }
  const checkLater = (state: DocumentSnapshot, wait: number, isCertain: boolean) => {
    unconfirmed = state
    clearTimeout(checkTimer)
    checkTimer = setTimeout(() => void check(state, isCertain), wait)
  }
  const checkSoon = () => {
    if (unconfirmed && isVisible()) checkLater(unconfirmed, untilTabsAgree.visible, true)
  }
  const follow = () => {
    stop = onSnapshot(
      accountStateRef(userData),
      { includeMetadataChanges: true },
      (state) => {
        clearTimeout(checkTimer)
        unconfirmed = null
        if (state.metadata.fromCache) return
        void check(state, isFirst && isVisible())
        isFirst = false
      },
      () => {
        retryTimer = setTimeout(follow, retryWait)
      },
    )
  }
  const compare = async () => {
    const now = await signInOf(userData)
    if (signal.aborted) return
    if (signIn !== null && now !== signIn) sendBack({ type: 'session.renewed' })
    signIn = now
  }
  follow()
  document.addEventListener('visibilitychange', checkSoon, { signal })
  const unwatch = onIdTokenChanged(userData.session, () => void compare().catch(() => null))
  return () => {
    watching.abort()
    clearTimeout(retryTimer)
    clearTimeout(checkTimer)
    stop?.()
    unwatch()
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** Ends the session here as revoked. */
function endRevoked(): void {
  recordSessionEnd('revoked')
}

/** Lists this device as signed in, and ends its session when it is signed out elsewhere. */
export const deviceSessionLogic = deviceSessionMachine.provide({
  actors: {
    watchRevocation: fromCallback(watchRevocation),
    reportSession: fromCallback(reportSession),
  },
  actions: { endSession: endRevoked },
})
