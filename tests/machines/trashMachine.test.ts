import { trashMachine } from '#src/machines/trashMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: trashMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'trash.tidy' },
    { type: 'trash.ask', removal: { kind: 'one', noteId: 'note', name: 'Milk' } },
    { type: 'trash.ask', removal: { kind: 'all' } },
    { type: 'trash.confirm' },
    { type: 'trash.cancel' },
    { type: 'trash.stop' },
    { type: 'trash.retry' },
    { type: 'trash.leave' },
    { type: 'note.removed', noteId: 'note' },
    { type: 'file.removed' },
    { type: 'removal.done' },
    { type: 'files.swept' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['removed', 'count'],
  invariants: {
    'no question while it is busy': (snapshot) =>
      !snapshot.hasTag('busy') || !snapshot.can({ type: 'trash.ask', removal: { kind: 'all' } }),
    'what was asked about while it deletes': (snapshot) =>
      !snapshot.hasTag('removing') || snapshot.context.removal.kind !== 'old',
    'a failure only where it has halted': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.hasTag('halted'),
  },
})
