import { outboxMachine } from '#src/machines/outboxMachine.ts'
import { contentOf, rowOf } from '#tests/support/notes.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const waiting = { ...rowOf(null, contentOf('milk')), isLasting: true }
const refused = { ...waiting, refusal: 'not-allowed' as const }

describeMachine({
  machine: outboxMachine,
  input: { uid: 'alice' },
  events: [
    { type: 'rows.read', rows: [], trouble: null },
    { type: 'rows.read', rows: [waiting], trouble: null },
    { type: 'rows.read', rows: [refused], trouble: 'full' },
    { type: 'delivery.done' },
    { type: 'network.back' },
    { type: 'outbox.retry' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['failures'],
  invariants: {
    'nothing at rest that the server might still take': ({ value, context }) =>
      value !== 'resting' || context.rows.every(({ refusal }) => refusal !== null),
    'a failure while it backs off, and only then or while it tries again': ({ value, context }) =>
      value !== 'backingOff' || (context.failure !== null && context.failures > 0),
  },
})
