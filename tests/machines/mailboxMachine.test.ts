import { mailboxMachine } from '#src/machines/mailboxMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const mail = { to: 'ada@example.com', purpose: 'PASSWORD_RESET', link: '/auth/action?oobCode=1' }

describeMachine({
  machine: mailboxMachine,
  events: [
    { type: 'mailbox.read', mailbox: { mails: [mail], texts: [] } },
    { type: 'mailbox.unreachable' },
  ],
  invariants: {
    'no mail before the mailbox was read': (snapshot) =>
      !snapshot.matches('opening') || snapshot.context.mails.length === 0,
  },
})
