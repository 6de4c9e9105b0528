import { createActor, fromCallback, type ActorRefFrom, type InspectionEvent } from 'xstate'
import { probeServer, watchConnection } from '../../firebase/sdk/connection.ts'
import { signIn, signUp } from '../../firebase/signIn/password.ts'
import { signOut, watchSession } from '../../firebase/session/session.ts'
import { authMachine, type WatchSession } from '../../machines/authMachine.ts'
import { connectionMachine } from '../../machines/session/connectionMachine.ts'
import { keepSession } from '../../firebase/session/keepSession.ts'
import { interactive, isPrerendered } from '../../startup/prerendered.ts'
import { recordSignedIn } from '../../stores/signedInHint.ts'
import { forgetLastPerson } from '../../stores/lastPerson.ts'
import { keepWithTab, sharedComputerStore } from '../../stores/sharedComputerStore.ts'

export type AuthActor = ActorRefFrom<typeof authMachine>

/** Observes all actors, for Stately's inspector. */
export type Inspect = (event: InspectionEvent) => void

/**
 * Creates the root actor without starting it.
 *
 * @param startAgain reloads the page if the session check never finishes, or the database's client is broken.
 * @param inspect observes all actors.
 */
export function createAuthActor(startAgain: () => void, inspect?: Inspect): AuthActor {
  const connection = connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(watchConnection),
      probeServer: fromCallback(probeServer),
    },
    actions: { startAgain },
  })
  const logic = authMachine.provide({
    actors: {
      watchSession: fromCallback(behindPrerendered(watchSession)),
      ...(__METHODS__.password && { signIn: fromCallback(signIn) }),
      ...(__SIGN_UP__.form && { signUp: fromCallback(signUp) }),
      signOut: fromCallback(signOut),
      connection,
    },
    actions: {
      startAgain,
      startWithoutSession: () => {
        recordSignedIn(null)
        startAgain()
      },
    },
  })
  return createActor(logic, { systemId: 'auth', ...(inspect && { inspect }) })
}

/**
 * A prerendered page is shown only if no one is signed in. Until it's interactive, nothing else is reported, because
 * React must render it as it is.
 */
export function behindPrerendered(watch: WatchSession): WatchSession {
  return (port) => {
    if (!isPrerendered()) return watch(port)
    port.sendBack({ type: 'session.missing' })
    return watch({
      ...port,
      sendBack: (event) => void interactive()?.then(() => port.sendBack(event)),
    })
  }
}

/**
 * From now on, stores the next session and its drafts where the person's choice about a shared
 * computer puts them. On a shared computer, the last person is forgotten.
 */
export function followSharedComputer(): void {
  keepWithTab()
  const chosen = sharedComputerStore.getState()
  if (chosen.isShared) follow(chosen)
  sharedComputerStore.subscribe(follow)
}

function follow({ isShared }: { isShared: boolean }): void {
  if (isShared) forgetLastPerson()
  void keepSession(isShared)
}
