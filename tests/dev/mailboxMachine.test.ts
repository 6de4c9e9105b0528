import { mailboxMachine } from '#src/dev/mailboxMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const email = { to: 'ada@example.com', purpose: 'PASSWORD_RESET', link: '/auth/action?oobCode=1' }

describeMachine({
  machine: mailboxMachine,
  events: [
    { type: 'mailbox.read', mailbox: { emails: [email], texts: [] } },
    { type: 'mailbox.unreachable' },
  ],
  invariants: {
    'no email before the mailbox was read': (snapshot) =>
      !snapshot.matches('loading') || snapshot.context.emails.length === 0,
  },
})
