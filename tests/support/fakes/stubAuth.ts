import { createActor, fromCallback, type EventObject } from 'xstate'
import type { Inspect } from '#src/firebase/authActor.ts'
import { type AuthEvent, type Credentials, authMachine } from '#src/machines/authMachine.ts'
import { connectionMachine, type ConnectionEvent } from '#src/machines/session/connectionMachine.ts'

type StubAuth = {
  actor: ReturnType<typeof createActor<typeof authMachine>>
  /** Every request to a port, in order. */
  requests: { port: string; input?: Credentials }[]
  /** Sends an event as the session observer or the running port. */
  report: (event: AuthEvent) => void
  reportConnection: (event: ConnectionEvent) => void
}

/** The running auth actor on ports that only record their requests. */
export function stubAuth(inspect?: Inspect): StubAuth {
  const requests: StubAuth['requests'] = []
  const connectionListeners: ((event: ConnectionEvent) => void)[] = []
  const note = (port: string) =>
    fromCallback<EventObject, Credentials>(({ input }) => void requests.push({ port, input }))
  const connection = connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(({ sendBack }) => void connectionListeners.push(sendBack)),
      probeServer: fromCallback(() => void requests.push({ port: 'probeServer' })),
    },
    actions: { reloadPage: () => void requests.push({ port: 'reloadPage' }) },
  })
  const actor = createActor(
    authMachine.provide({
      actors: {
        watchSession: fromCallback(() => undefined),
        signIn: note('signIn'),
        signUp: note('signUp'),
        endSession: fromCallback(() => void requests.push({ port: 'endSession' })),
        connection,
      },
      actions: { reloadPage: () => void requests.push({ port: 'reloadPage' }) },
    }),
    { ...(inspect && { inspect }) },
  ).start()
  return {
    actor,
    requests,
    report: (event) => actor.send(event),
    reportConnection: (event) => connectionListeners.forEach((listener) => listener(event)),
  }
}
