import { createActor, fromCallback, type ActorRefFrom, type InspectionEvent } from 'xstate'
import { probeServer, watchConnection } from '../firebase/connection.ts'
import { signIn, signUp } from '../firebase/auth/password.ts'
import { signOut, watchSession } from '../firebase/auth/session.ts'
import { authMachine } from '../machines/authMachine.ts'
import { connectionMachine } from '../machines/connectionMachine.ts'
import { keepSession } from '../firebase/auth/keepSession.ts'
import { keepWithTab, sharedComputerStore } from '../stores/sharedComputerStore.ts'

export type AuthActor = ActorRefFrom<typeof authMachine>

/** Sees what every actor receives and becomes, for Stately's inspector. */
export type Inspect = (event: InspectionEvent) => void

/**
 * The root of all actors, not yet started.
 *
 * @param startAgain loads the page anew, for a person whose session never answered.
 */
export function createAuthActor(startAgain: () => void, inspect?: Inspect): AuthActor {
  const connection = connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(watchConnection),
      probeServer: fromCallback(probeServer),
    },
  })
  const logic = authMachine.provide({
    actors: {
      watchSession: fromCallback(watchSession),
      ...(__METHODS__.password && { signIn: fromCallback(signIn), signUp: fromCallback(signUp) }),
      signOut: fromCallback(signOut),
      connection,
    },
    actions: { startAgain },
  })
  return createActor(logic, { systemId: 'auth', ...(inspect && { inspect }) })
}

/** Keeps the next session where the person wants it, and what they want with the tab, from now on. */
export function followSharedComputer(): void {
  keepWithTab()
  const { isShared } = sharedComputerStore.getState()
  if (isShared) void keepSession(isShared)
  sharedComputerStore.subscribe((chosen) => void keepSession(chosen.isShared))
}
