import { phoneCodeMachine } from '#src/machines/phoneCodeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const code = '271828'

describeMachine({
  machine: phoneCodeMachine.provide({ actions: { forgetChange: () => undefined } }),
  events: [
    { type: 'number.submit', phoneNumber: '+442079460958' },
    { type: 'number.change' },
    { type: 'code.sent' },
    { type: 'code.resend' },
    { type: 'code.submit', code, name: 'My phone' },
    { type: 'code.accepted' },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    failed('credential-already-in-use'),
    failed('invalid-verification-code'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt', 'restEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no code': ({ context }) => !JSON.stringify(context).includes(code),
    'a number for every code that was sent': (snapshot) =>
      !snapshot.hasTag('code') || snapshot.context.sentTo === '+442079460958',
    'a cool-down to count only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'a form for the right code wherever one was refused': (snapshot) =>
      snapshot.context.failure?.kind !== 'invalid-verification-code' ||
      snapshot.can({ type: 'code.submit', code, name: '' }) ||
      snapshot.hasTag('number') ||
      snapshot.hasTag('sending'),
  },
})
