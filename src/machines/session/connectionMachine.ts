import { setup } from 'xstate'
import { requiredPort, requiredAction, type Port } from '../shared/ports.ts'
import { retry, type RetryContext } from '../shared/retry.ts'

/** Signs of the connection, from the browser and from each call to Firebase. */
export type ConnectionEvent =
  | { type: 'network.lost' }
  | { type: 'network.back' }
  | { type: 'server.reached' }
  | { type: 'server.unreachable' }
  /** The database's client failed for good: each further call in this tab fails. */
  | { type: 'database.broken' }

type MachineEvent = ConnectionEvent | { type: 'connection.retry' }

/** Reports while it runs. */
export type WatchConnection = Port<ConnectionEvent>

/** Calls the server once. `WatchConnection` reports the outcome. */
export type ProbeServer = Port<ConnectionEvent>

export const connectionMachine = setup({
  types: {
    context: {} as RetryContext,
    events: {} as MachineEvent,
  },
  actors: {
    watchConnection: requiredPort<WatchConnection>(),
    probeServer: requiredPort<ProbeServer>(),
  },
  actions: {
    ...retry.actions<RetryContext, MachineEvent>(),
    reloadPage: requiredAction('reloadPage'),
  },
  delays: { nextTry: retry.delay(2_000, 60_000) },
}).createMachine({
  id: 'connection',
  description:
    'Whether the server is reachable. Reconnects on its own, unless the client is broken.',
  context: { failureCount: 0 },
  invoke: { id: 'watchConnection', src: 'watchConnection' },
  on: { 'database.broken': { target: '.broken' } },
  initial: 'reachable',
  states: {
    reachable: {
      entry: 'clearFailures',
      on: {
        'network.lost': { target: 'offline' },
        'server.unreachable': { target: 'unreachable' },
      },
    },
    offline: {
      description:
        'Reported by the browser. Some VPNs make it report this all the time, so the server is checked, too.',
      invoke: { id: 'probeWhileOffline', src: 'probeServer' },
      on: { 'network.back': { target: 'reconnecting' }, 'server.reached': { target: 'reachable' } },
    },
    reconnecting: {
      invoke: { id: 'firstProbe', src: 'probeServer' },
      on: {
        'network.lost': { target: 'offline' },
        'server.reached': { target: 'reachable' },
        'server.unreachable': { target: 'unreachable' },
      },
    },
    unreachable: {
      initial: 'waiting',
      on: { 'network.lost': { target: 'offline' }, 'server.reached': { target: 'reachable' } },
      states: {
        waiting: {
          entry: 'countFailure',
          after: { nextTry: { target: 'probing' } },
          on: {
            'connection.retry': { target: 'probing' },
            'network.back': { target: 'probing' },
          },
        },
        probing: {
          invoke: { id: 'probe', src: 'probeServer' },
          on: { 'server.unreachable': { target: 'waiting' } },
        },
      },
    },
    broken: {
      description: 'Only a reload gets a new client. Unsaved changes stay on the device.',
      on: { 'connection.retry': { actions: 'reloadPage' } },
    },
  },
})
