import { assign, setup } from 'xstate'
import { savedNotice } from '../shared/savedNotice.ts'

type RowEditorEvent =
  | { type: 'row.open'; item?: string }
  | { type: 'row.close' }
  | { type: 'row.saved' }

export const rowEditorMachine = setup({
  types: {
    context: {} as {
      /** The edited item; `null` if there is only one. */
      item: string | null
    },
    events: {} as RowEditorEvent,
    tags: {} as 'open' | 'made' | 'saved',
  },
  actions: {
    setItem: assign((_, { item = null }: { item?: string | null }) => ({ item })),
  },
  delays: savedNotice.delays,
}).createMachine({
  id: 'rowEditor',
  description: 'A row whose editor has an actor of its own, for as long as it is open.',
  context: { item: null },
  initial: 'closed',
  states: {
    closed: {
      initial: 'unchanged',
      on: {
        'row.open': { target: 'open', actions: { type: 'setItem', params: ({ event }) => event } },
      },
      states: savedNotice.states,
    },
    open: {
      tags: 'open',
      on: { 'row.close': { target: 'closed' }, 'row.saved': { target: 'closed.saved' } },
    },
  },
})
