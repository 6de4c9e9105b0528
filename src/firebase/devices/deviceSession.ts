import { onIdTokenChanged } from 'firebase/auth'
import { onSnapshot } from 'firebase/firestore'
import { fromCallback } from 'xstate'
import {
  deviceSessionMachine,
  type WatchRevocation,
} from '../../machines/session/deviceSessionMachine.ts'
import { sessionEnd } from '../sdk/signals.ts'
import { accountStateRef, revocationIn, signedInAtOf } from '../data/accountDocuments.ts'
import { accountRef } from '../data/accountRef.ts'
import { watchSessionLimit } from '../session/watchSessionLimit.ts'
import { revocationChecker } from './revocationChecker.ts'
import { registerSession } from './registerSession.ts'

/** In milliseconds, after the server refused the listener. */
const retryWait = 5_000

/**
 * Reports that this session was signed out elsewhere, or that it was replaced by a newer sign-in.
 * It watches the same document as the deletion flag, so both cost one read.
 */
export const watchRevocation: WatchRevocation = ({ input: { uid }, sendBack }) => {
  const account = accountRef(uid)
  const watching = new AbortController()
  const { signal } = watching
  let signedInAt: number | null = null
  let stop: (() => void) | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const check = revocationChecker({
    readSignIn: () => signedInAtOf(account),
    onRevoked: () => sendBack({ type: 'session.revoked' }),
    signal,
  })
  const follow = () => {
    stop = onSnapshot(
      accountStateRef(account),
      { includeMetadataChanges: true },
      (state) => check(state.metadata.fromCache ? null : revocationIn(state)),
      () => {
        retryTimer = setTimeout(follow, retryWait)
      },
    )
  }
  const compare = async () => {
    const now = await signedInAtOf(account)
    if (signal.aborted) return
    if (signedInAt !== null && now !== signedInAt) sendBack({ type: 'session.renewed' })
    signedInAt = now
  }
  follow()
  const unwatch = onIdTokenChanged(account.auth, () => void compare().catch(() => null))
  return () => {
    watching.abort()
    clearTimeout(retryTimer)
    stop?.()
    unwatch()
  }
}

/** Lists this device as signed in, and ends its session when it is signed out elsewhere or too old. */
export const deviceSessionLogic = deviceSessionMachine.provide({
  actors: {
    watchRevocation: fromCallback(watchRevocation),
    // A build without the limit has no code of it.
    watchSessionLimit: fromCallback(__METHODS__.longestSession ? watchSessionLimit : watchNothing),
    registerSession: fromCallback(registerSession),
  },
  actions: {
    endRevoked: () => sessionEnd.send('revoked'),
    endExpired: () => sessionEnd.send('expired'),
  },
})

function watchNothing(): void {
  return
}
