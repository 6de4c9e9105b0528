import { assign, setup } from 'xstate'
import { savedNotice } from '../shared/savedNotice.ts'

type RowEditorEvent =
  | { type: 'editor.open'; item?: string }
  | { type: 'editor.close' }
  | { type: 'editor.saved' }

export const rowEditorMachine = setup({
  types: {
    context: {} as {
      /** The edited item; `null` if there is only one. */
      item: string | null
    },
    events: {} as RowEditorEvent,
    tags: {} as 'open' | 'changed' | 'saved',
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
        'editor.open': {
          target: 'open',
          actions: { type: 'setItem', params: ({ event }) => event },
        },
      },
      states: savedNotice.states,
    },
    open: {
      tags: 'open',
      on: { 'editor.close': { target: 'closed' }, 'editor.saved': { target: 'closed.saved' } },
    },
  },
})
