import { upkeepMachine } from '#src/machines/upkeepMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: upkeepMachine,
  events: [
    { type: 'token.read', expiresAt: 3_600_000 },
    { type: 'person.returned' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['failures'],
  invariants: {
    'a moment to renew at while the token is fresh': ({ value, context }) =>
      value !== 'fresh' || (context.expiresAt > 0 && context.failures === 0),
  },
})
