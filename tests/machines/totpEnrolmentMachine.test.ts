import { totpEnrolmentMachine } from '#src/machines/totpEnrolmentMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const code = '271828'

describeMachine({
  machine: totpEnrolmentMachine.provide({ actions: { forgetChange: () => undefined } }),
  events: [
    { type: 'key.ready' },
    { type: 'key.retry' },
    { type: 'code.submit', code, name: 'My app' },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    failed('code-expired'),
    failed('invalid-verification-code'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no code and no key': ({ context }) =>
      Object.keys(context).sort().join() === 'coolDownEndsAt,failure,refusals' &&
      !JSON.stringify(context).includes(code),
    'a cool-down to count only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'the form for a code only where there is a key': (snapshot) =>
      !snapshot.can({ type: 'code.submit', code, name: '' }) || snapshot.hasTag('key'),
  },
})
