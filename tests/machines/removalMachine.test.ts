import { removalMachine } from '#src/machines/removalMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: removalMachine.provide({ actions: { forgetChange: () => undefined } }),
  events: [
    { type: 'removal.ask', id: 'phone' },
    { type: 'removal.confirm' },
    { type: 'removal.cancel' },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('no-such-provider'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'the name of the thing wherever it asks or removes': (snapshot) =>
      !snapshot.hasTag('asking') || snapshot.context.id === 'phone',
    'a cool-down to count only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})
