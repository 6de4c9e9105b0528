import { deletionMachine } from '#src/machines/deletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: deletionMachine,
  events: [
    { type: 'deletion.begin' },
    { type: 'deletion.retry' },
    { type: 'deletion.cancel' },
    { type: 'login.fresh' },
    { type: 'login.old' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    { type: 'data.wiped' },
    { type: 'tokens.revoked' },
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'a way back wherever it stopped': (snapshot) =>
      !snapshot.hasTag('halted') || snapshot.can({ type: 'deletion.cancel' }),
    'a way on wherever it stopped, at once or after the cool-down': (snapshot) =>
      !snapshot.hasTag('halted') ||
      snapshot.context.coolDownEndsAt !== null ||
      snapshot.can({ type: 'deletion.retry' }),
    'nothing removed before somebody has begun': (snapshot) =>
      !(snapshot.hasTag('removing') && snapshot.hasTag('deciding')),
    'no failure while a step runs': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
  },
})
