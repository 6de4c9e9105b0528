import { passwordResetMachine } from '#src/machines/passwordResetMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: passwordResetMachine,
  events: [
    { type: 'reset.submit', email: 'ada@example.com' },
    { type: 'reset.otherEmail' },
    { type: 'mail.sent' },
    failed('invalid-credential'),
    failed('too-many-requests'),
    failed('invalid-email'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'silent about an account that does not exist': ({ context }) =>
      context.failure?.kind !== 'invalid-credential',
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})
