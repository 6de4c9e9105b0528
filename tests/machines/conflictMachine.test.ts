import { conflictMachine } from '#src/machines/conflictMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { contentOf, rowOf } from '#tests/support/notes.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const original = contentOf('bread')

describeMachine({
  machine: conflictMachine,
  events: [
    { type: 'note.read', content: original, row: null, editedAt: 0 },
    { type: 'note.missing' },
    { type: 'note.unreachable' },
    { type: 'conflict.keepThis', words: { title: 'Shopping', body: 'milk' }, hasFiles: true },
    { type: 'conflict.keepThis', words: { title: 'Shopping', body: 'milk' }, hasFiles: false },
    { type: 'conflict.keepOther', hasFiles: true },
    { type: 'files.moved' },
    failed('network-request-failed'),
    { type: 'draft.kept', row: { ...rowOf(original, contentOf('milk')), isLasting: true } },
    { type: 'draft.unkept' },
  ],
  input: { uid: 'ada', noteId: 'note', copyId: 'copy' },
  invariants: {
    'the other note at hand while it is compared': (snapshot) =>
      !snapshot.hasTag('comparing') || snapshot.context.original !== null,
    'an end for every answer of a keeper': (snapshot) =>
      !snapshot.matches('keeping') || snapshot.can({ type: 'draft.unkept' }),
    'a choice after every failure, as long as there is a note to choose': (snapshot) =>
      snapshot.context.failed === null ||
      snapshot.matches('alone') ||
      snapshot.can({ type: 'conflict.keepOther', hasFiles: true }),
  },
})
