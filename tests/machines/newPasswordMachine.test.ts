import { newPasswordMachine, type NewPasswordEvent } from '#src/machines/newPasswordMachine.ts'
import { failureText } from '#src/text/failureText.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const code = 'code-from-the-mail'
const password = 'notes on the engine'

describeMachine({
  machine: newPasswordMachine,
  events: [
    { type: 'code.check', code },
    { type: 'code.accepted', email: 'ada@example.com' },
    { type: 'password.submit', code, password },
    { type: 'password.saved' },
    failed('network-request-failed'),
    failed('invalid-action-code'),
    failed('invalid-credential'),
    failed('user-disabled'),
    failed('too-many-requests'),
    failed('weak-password'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no code and no password': ({ context }) =>
      ![code, password].some((secret) => JSON.stringify(context).includes(secret)),
    'the email once the form shows': (snapshot) =>
      !snapshot.hasTag('form') || snapshot.context.email === 'ada@example.com',
    'a failure wherever the code was refused': (snapshot) =>
      !snapshot.hasTag('refused') || snapshot.context.failure !== null,
    'a way to try again wherever one is promised': (snapshot) => {
      const { failure } = snapshot.context
      const isPromised = failure !== null && failureText[failure.kind].next === 'retry'
      const retries: NewPasswordEvent[] = [
        { type: 'code.check', code },
        { type: 'password.submit', code, password },
      ]
      return !isPromised || retries.some((retry) => snapshot.can(retry))
    },
  },
})
