import { disconnectMachine } from '#src/machines/disconnectMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: disconnectMachine.provide({
    actions: { forgetWay: () => undefined, forgetChange: () => undefined },
  }),
  input: { uid: 'ada-1815' },
  events: [
    { type: 'disconnect.ask', providerId: 'google.com' },
    { type: 'disconnect.confirm' },
    { type: 'disconnect.cancel' },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    failed('popup-closed-by-user'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'to the provider that it asked about': (snapshot) =>
      !(snapshot.hasTag('asking') || snapshot.hasTag('busy')) ||
      snapshot.context.providerId === 'google.com',
    'no failure while it works': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})
