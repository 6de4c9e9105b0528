import { createActor, type ActorRefFrom, type InspectionEvent } from 'xstate'
import { authMachine, type WatchSession } from '../machines/authMachine.ts'
import { connectionMachine } from '../machines/session/connectionMachine.ts'
import { portsOf } from '../machines/shared/ports.ts'
import { recordSignedIn } from '../storage/session/signedInHint.ts'
import { probeServer, watchConnection } from './sdk/connection.ts'
import { endSession } from './session/end/endSession.ts'
import { watchSession } from './session/watchSession.ts'
import { signIn, signUp } from './signIn/password.ts'

export type AuthActor = ActorRefFrom<typeof authMachine>

/** Observes all actors, for Stately's inspector. */
export type Inspect = (event: InspectionEvent) => void

/**
 * Creates the root actor without starting it.
 *
 * @param deferWatch delays what is reported about the session until the page can change.
 * @param inspect observes all actors.
 */
export function createAuthActor(
  deferWatch: (watch: WatchSession) => WatchSession,
  inspect?: Inspect,
): AuthActor {
  const connection = connectionMachine.provide({
    actors: portsOf({ watchConnection, probeServer }),
    actions: { reloadPage },
  })
  const logic = authMachine.provide({
    actors: {
      ...portsOf({ watchSession: deferWatch(watchSession), signIn, signUp, endSession }),
      connection,
    },
    actions: {
      reloadPage,
      reloadWithoutSession: () => {
        recordSignedIn(null)
        reloadPage()
      },
    },
  })
  return createActor(logic, { systemId: 'auth', ...(inspect && { inspect }) })
}

/** The session check never finished, or the database's client is broken. */
function reloadPage(): void {
  location.reload()
}
