import { onIdTokenChanged } from 'firebase/auth'
import {
  deviceSessionMachine,
  type WatchRevocation,
} from '../../machines/devices/deviceSessionMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { revocationIn, authTimeOf, watchAccountState } from '../documents/accountDocuments.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { sessionEndRequest } from '../sdk/signals.ts'
import { watchSessionLimit } from '../session/end/watchSessionLimit.ts'
import { registerSession } from './registerSession.ts'
import { revocationChecker } from './revocationChecker.ts'

/** Reports that this session was signed out elsewhere, or that it was replaced by a newer sign-in. */
export const watchRevocation: WatchRevocation = ({ input: { uid }, sendBack }) => {
  const account = accountAuth(uid)
  const watching = new AbortController()
  const { signal } = watching
  let authTime: number | null = null
  const check = revocationChecker({
    readSignIn: () => authTimeOf(account),
    onRevoked: () => sendBack({ type: 'session.signedOutElsewhere' }),
    signal,
  })
  const stop = watchAccountState(account, (state) =>
    check(state.metadata.fromCache ? null : revocationIn(state)),
  )
  const compare = async () => {
    const now = await authTimeOf(account)
    if (signal.aborted) return
    if (authTime !== null && now !== authTime) sendBack({ type: 'session.reauthenticated' })
    authTime = now
  }
  const unwatch = onIdTokenChanged(account.auth, () => void compare().catch(() => null))
  return () => {
    watching.abort()
    stop()
    unwatch()
  }
}

/** Lists this device as signed in, and ends its session when it is signed out elsewhere or too old. */
export const deviceSessionLogic = deviceSessionMachine.provide({
  actors: portsOf({ watchRevocation, watchSessionLimit, registerSession }),
  actions: {
    endSignedOutSession: ({ context: { uid } }) =>
      sessionEndRequest.send({ reason: 'signedOutElsewhere', uid }),
    endOldSession: ({ context: { uid } }) => sessionEndRequest.send({ reason: 'tooOld', uid }),
  },
})
