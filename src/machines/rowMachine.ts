import { assign, setup } from 'xstate'

export type RowEvent =
  | { type: 'row.open'; subject: string }
  | { type: 'row.close' }
  /** The account has the new value. */
  | { type: 'row.saved' }

/** What is edited: a field of the account, or the kind of second factor to add. */
type RowContext = { subject: string }

export const rowMachine = setup({
  types: {
    context: {} as RowContext,
    events: {} as RowEvent,
    tags: {} as 'open' | 'saved',
  },
  actions: { setSubject: assign((_, { subject }: RowContext) => ({ subject })) },
}).createMachine({
  id: 'row',
  description: 'A row of the account center whose editor has a chart of its own: open or closed.',
  context: { subject: '' },
  initial: 'closed',
  states: {
    closed: {
      initial: 'quiet',
      on: {
        'row.open': {
          target: 'open',
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'row.close': { target: '.quiet' },
      },
      states: { quiet: {}, saved: { tags: 'saved' } },
    },
    open: {
      tags: 'open',
      on: {
        'row.open': { actions: { type: 'setSubject', params: ({ event }) => event } },
        'row.close': { target: 'closed' },
        'row.saved': { target: 'closed.saved' },
      },
    },
  },
})
