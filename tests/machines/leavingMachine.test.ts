import type { KeptRow } from '#src/domain/outboxRow.ts'
import { emptyContent } from '#src/domain/note.ts'
import { leavingMachine } from '#src/machines/leavingMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const edit = { opId: 'edit', content: emptyContent, savedAt: 1 }
const lasting: KeptRow = { noteId: 'one', basis: null, edit, refusal: null, isLasting: true }
const inMemory: KeptRow = { ...lasting, noteId: 'two', isLasting: false }
const refused: KeptRow = { ...lasting, noteId: 'three', refusal: 'not-allowed' }

const read = (rows: readonly KeptRow[], isOnline: boolean) =>
  ({ type: 'words.read', rows, isOnline }) as const

describeMachine({
  machine: leavingMachine,
  input: { uid: 'ada', canReturn: true },
  events: [
    { type: 'leave' },
    read([], true),
    read([lasting], true),
    read([lasting, inMemory], false),
    read([refused], true),
    { type: 'leaving.stay' },
    { type: 'leaving.keep' },
    { type: 'leaving.discard' },
    { type: 'wiping.done' },
  ],
  invariants: {
    'a way to stay wherever there is a question': (snapshot) =>
      !snapshot.hasTag('asking') || snapshot.can({ type: 'leaving.stay' }),
    'no offer to keep what would not last': (snapshot) =>
      !snapshot.can({ type: 'leaving.keep' }) ||
      snapshot.context.rows.every(({ isLasting }) => isLasting),
    'nothing discarded unless somebody said so': ({ value, context }) =>
      context.discard.length === 0 || value === 'wiping' || value === 'left',
    'no question without words to ask about': (snapshot) =>
      !snapshot.hasTag('asking') || snapshot.context.rows.length > 0,
  },
})
