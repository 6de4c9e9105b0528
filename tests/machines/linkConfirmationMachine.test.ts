import {
  linkConfirmationMachine,
  type LinkConfirmationEvent,
} from '#src/machines/linkConfirmationMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const confirm: LinkConfirmationEvent = { type: 'link.confirm', code: 'code-from-the-mail' }

describeMachine({
  machine: linkConfirmationMachine,
  events: [
    confirm,
    { type: 'identity.proved' },
    failed('multi-factor-auth-required'),
    failed('invalid-action-code'),
    failed('user-mismatch'),
    failed('network-request-failed'),
  ],
  invariants: {
    'no code': ({ context }) => !JSON.stringify(context).includes(confirm.code),
    'a failure wherever the link was refused': (snapshot) =>
      !snapshot.hasTag('refused') || snapshot.context.failure !== null,
    'a way to try again while the link is unchecked': (snapshot) =>
      !snapshot.hasTag('unchecked') || snapshot.can(confirm),
  },
})
