import { mailRequestMachine } from '#src/machines/mailRequestMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: mailRequestMachine,
  events: [
    { type: 'mail.submit', email: 'ada@example.com' },
    { type: 'mail.resend' },
    { type: 'mail.otherEmail' },
    { type: 'mail.sent' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    failed('invalid-credential'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('invalid-email'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'silent about an account that does not exist': ({ context }) =>
      context.failure?.kind !== 'invalid-credential',
    'a moment to wait for only while it waits': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) ===
      (snapshot.hasTag('coolingDown') || snapshot.hasTag('resting')),
  },
})
