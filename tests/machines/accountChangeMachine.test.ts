import { accountChangeMachine } from '#src/machines/accountChangeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const typed = 'notes on the engine'

describeMachine({
  machine: accountChangeMachine.provide({ actions: { forgetChange: () => undefined } }),
  events: [
    { type: 'change.open' },
    { type: 'change.close' },
    { type: 'change.submit', typed },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no password': ({ context }) => !JSON.stringify(context).includes(typed),
    'an open row while anything is under way': (snapshot) =>
      snapshot.hasTag('open') || !(snapshot.hasTag('busy') || snapshot.hasTag('confirming')),
    'no failure while a change runs, and none in a closed row': (snapshot) =>
      snapshot.context.failure === null || (snapshot.hasTag('open') && !snapshot.hasTag('busy')),
    'a moment to wait for only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})
