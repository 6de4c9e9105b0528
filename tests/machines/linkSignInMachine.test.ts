import { type LinkSignInEvent, linkSignInMachine } from '#src/machines/linkSignInMachine.ts'
import { failureText } from '#src/text/failureText.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const code = 'code-from-the-mail'
const email = 'ada@example.com'
const follow: LinkSignInEvent = { type: 'link.follow', code, email, guest: 'keep' }

describeMachine({
  machine: linkSignInMachine,
  events: [
    { type: 'link.check', code },
    { type: 'link.recognized', email },
    { type: 'link.unrecognized' },
    follow,
    { type: 'link.otherEmail' },
    { type: 'link.followed' },
    { type: 'link.confirmed' },
    failed('network-request-failed'),
    failed('invalid-action-code'),
    failed('invalid-email'),
    failed('email-already-in-use'),
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no code': ({ context }) => !JSON.stringify(context).includes(code),
    'the email that it takes for known': ({ context }) =>
      !context.isRecognised || context.email === email,
    'asking for the email once one was wrong': ({ context }) =>
      context.failure?.kind !== 'invalid-email' || !context.isRecognised,
    'the email that is taken': (snapshot) =>
      !snapshot.hasTag('taken') || snapshot.context.email === email,
    'a way to try again wherever one is promised': (snapshot) => {
      const { failure } = snapshot.context
      const isPromised = failure !== null && failureText[failure.kind].next === 'retry'
      const retries: LinkSignInEvent[] = [{ type: 'link.check', code }, follow]
      return !isPromised || retries.some((retry) => snapshot.can(retry))
    },
  },
})
