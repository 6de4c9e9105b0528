import { factorsMachine } from '#src/machines/factorsMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: factorsMachine,
  events: [
    {
      type: 'factors.read',
      factors: [
        {
          uid: 'app',
          kind: 'totp',
          name: null,
          phoneNumber: null,
          since: 'Sat, 21 Nov 2026 10:00:00 GMT',
        },
      ],
    },
    { type: 'factors.retry' },
    failed('network-request-failed'),
  ],
  invariants: {
    'a list that was read, wherever it shows one': (snapshot) =>
      !snapshot.hasTag('listed') || snapshot.context.factors.length === 1,
    'a failure only where it can be tried again': (snapshot) =>
      snapshot.hasTag('listed') ? snapshot.context.failure === null : true,
  },
})
