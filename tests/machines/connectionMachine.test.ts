import { connectionMachine } from '#src/machines/connectionMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: connectionMachine,
  events: [
    { type: 'network.lost' },
    { type: 'network.back' },
    { type: 'server.reached' },
    { type: 'server.unreachable' },
    { type: 'connection.retry' },
  ],
  unboundedContext: ['failedProbes'],
  invariants: {
    'quiet about a server that answers': (snapshot) =>
      snapshot.matches('reachable') ===
      !(['offline', 'reconnecting', 'unreachable'] as const).some((tag) => snapshot.hasTag(tag)),
    'no count of failures once the server answered': (snapshot) =>
      !snapshot.matches('reachable') || snapshot.context.failedProbes === 0,
  },
})
