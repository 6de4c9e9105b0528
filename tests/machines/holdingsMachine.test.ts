import { holdingsMachine } from '#src/machines/holdingsMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: holdingsMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'holdings.counted', holdings: { notes: 3, inTrash: 1, files: 2, bytes: 10 } },
    failed('network-request-failed'),
  ],
  unboundedContext: ['failures'],
  invariants: {
    'no count before the server has told it': (snapshot) =>
      snapshot.matches('counted') === (snapshot.context.holdings !== null),
  },
})
