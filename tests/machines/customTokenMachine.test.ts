import { customTokenMachine } from '#src/machines/customTokenMachine.ts'
import { failureText } from '#src/text/failureText.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const token = 'token-from-the-link'

describeMachine({
  machine: customTokenMachine,
  events: [
    { type: 'token.apply', token },
    { type: 'token.applied', uid: 'ada' },
    failed('app-not-authorized'),
    failed('network-request-failed'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no token': ({ context }) => !JSON.stringify(context).includes(token),
    'a way to try again wherever one is promised': (snapshot) => {
      const { failure } = snapshot.context
      const isPromised = failure !== null && failureText[failure.kind].next === 'retry'
      return !isPromised || snapshot.can({ type: 'token.apply', token })
    },
  },
})
