import type { SecondFactor } from '#src/domain/secondFactor.ts'
import { challengeMachine } from '#src/machines/challengeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const code = '271828'
const app: SecondFactor = {
  uid: 'app',
  kind: 'totp',
  name: 'Authenticator',
  phoneNumber: null,
  since: 'Sat, 21 Nov 2026 10:00:00 GMT',
}
const phone: SecondFactor = { ...app, uid: 'phone', kind: 'phone', phoneNumber: '+********0958' }

describeMachine({
  machine: challengeMachine,
  events: [
    { type: 'challenge.found', factors: [app] },
    { type: 'challenge.found', factors: [app, phone] },
    { type: 'challenge.missing' },
    { type: 'challenge.met' },
    { type: 'factor.choose', factor: app },
    { type: 'factor.choose', factor: phone },
    { type: 'factor.other' },
    { type: 'code.sent' },
    { type: 'code.resend' },
    { type: 'code.submit', code },
    failed('code-expired'),
    {
      type: 'error.code-expired',
      failure: { kind: 'code-expired', code: 'auth/invalid-multi-factor-session' },
    },
    failed('invalid-verification-code'),
    failed('multi-factor-info-not-found'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt', 'restEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no code': ({ context }) => !JSON.stringify(context).includes(code),
    'a factor for every code that it asks for': (snapshot) =>
      !snapshot.hasTag('code') || snapshot.context.chosen !== null,
    'a cool-down to count only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'quiet about text messages where an app was chosen': (snapshot) =>
      snapshot.context.chosen?.kind !== 'totp' || !snapshot.can({ type: 'code.resend' }),
  },
})
