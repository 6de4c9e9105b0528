import { verificationMachine } from '#src/machines/verificationMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: verificationMachine,
  events: [
    { type: 'page.shown' },
    { type: 'page.hidden' },
    { type: 'account.read' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['looks'],
  invariants: {
    'count of at least one look': ({ context }) => context.looks > 0,
    'looking only while the page is shown': (snapshot) =>
      !snapshot.matches('paused') || !('readAccount' in snapshot.children),
  },
})
