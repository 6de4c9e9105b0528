import { guestThingsMachine } from '#src/machines/guestThingsMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: guestThingsMachine,
  events: [
    { type: 'things.counted', things: { notes: 2, files: 1, unsent: 1 } },
    failed('network-request-failed'),
  ],
  invariants: {
    'a number only where it was counted': (snapshot) =>
      (snapshot.context.things !== null) === snapshot.matches('counted'),
  },
})
