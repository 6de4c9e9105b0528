import { unfinishedDeletionMachine } from '#src/machines/unfinishedDeletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: unfinishedDeletionMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'mark.none' },
    { type: 'mark.begun' },
    { type: 'mark.final' },
    { type: 'mark.past' },
    { type: 'deletion.cancel' },
    { type: 'account.kept' },
    { type: 'news.dismiss' },
    failed('network-request-failed'),
  ],
  invariants: {
    'no way back from what is final': (snapshot) =>
      !(snapshot.hasTag('final') && snapshot.can({ type: 'deletion.cancel' })),
    'nobody is told of an earlier account who leaves this one': (snapshot) =>
      !(snapshot.hasTag('past') && snapshot.hasTag('leaving')),
    'nobody who stays and leaves at once': (snapshot) =>
      !(snapshot.hasTag('kept') && snapshot.hasTag('leaving')),
    'no failure but where the person can try again': (snapshot) =>
      snapshot.context.failure === null || snapshot.can({ type: 'deletion.cancel' }),
  },
})
