import { guestEntryMachine } from '#src/machines/guestEntryMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: guestEntryMachine,
  events: [{ type: 'guest.enter' }, failed('too-many-requests'), failed('operation-not-allowed')],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'one request at a time': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.can({ type: 'guest.enter' })),
    'no failure while it enters': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})
