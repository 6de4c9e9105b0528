import { emailActionMachine, type EmailActionEvent } from '#src/machines/emailActionMachine.ts'
import { failureText } from '#src/text/failureText.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const code = 'code-from-the-mail'
const change = { email: 'ada@example.com', previousEmail: null, factor: null }

describeMachine({
  machine: emailActionMachine,
  input: { mode: 'verifyEmail' },
  events: [
    { type: 'link.check', code },
    { type: 'link.accepted', change },
    { type: 'link.apply', code },
    { type: 'link.applied' },
    { type: 'link.alreadyDone' },
    { type: 'link.spent' },
    failed('network-request-failed'),
    failed('invalid-action-code'),
    failed('invalid-credential'),
    failed('user-disabled'),
    failed('too-many-requests'),
    failed('email-already-in-use'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals'],
  invariants: {
    'no code': ({ context }) => !JSON.stringify(context).includes(code),
    'the change that it offers': (snapshot) =>
      !(snapshot.hasTag('ready') || snapshot.hasTag('applied')) ||
      snapshot.context.change?.email === change.email,
    'a failure wherever the link was refused': (snapshot) =>
      !snapshot.hasTag('refused') || snapshot.context.failure !== null,
    'no failure where what the link was for holds': (snapshot) =>
      !(snapshot.hasTag('applied') || snapshot.hasTag('alreadyDone')) ||
      snapshot.context.failure === null,
    'a way to try again wherever one is promised': (snapshot) => {
      const { failure } = snapshot.context
      const isPromised = failure !== null && failureText[failure.kind].next === 'retry'
      const retries: EmailActionEvent[] = [
        { type: 'link.check', code },
        { type: 'link.apply', code },
      ]
      return !isPromised || retries.some((retry) => snapshot.can(retry))
    },
  },
})
