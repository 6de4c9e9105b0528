import { assign, setup } from 'xstate'
import { coolDownOf, newRequest, type RequestContext } from '../shared/request.ts'
import { savedNotice } from '../shared/savedNotice.ts'

/** What the closed editor had in its context; `null` if its code wasn't there yet. */
type ClosedRequest = RequestContext | null

type RowEditorEvent =
  | {
      type: 'editor.open'
      item?: string
    } /** `request` of the editor; `null` if its code wasn't there yet. */
  | { type: 'editor.close'; request: RequestContext | null }
  | { type: 'editor.saved' }

export const rowEditorMachine = setup({
  types: {
    context: {} as {
      /** The edited item; `null` if there is only one. */
      item: string | null
      /** Of the item's last editor. The next one goes on with it. */
      request: RequestContext
    },
    events: {} as RowEditorEvent,
    tags: {} as 'open' | 'changed' | 'saved',
  },
  actions: {
    setItem: assign(({ context }, { item = null }: { item?: string | null }) => ({
      item,
      request: item === context.item ? context.request : newRequest,
    })),
    keepCoolDown: assign(({ context }, { request }: { request: ClosedRequest }) => ({
      request: coolDownOf(request ?? context.request),
    })),
  },
  delays: savedNotice.delays,
}).createMachine({
  id: 'rowEditor',
  description: 'A row whose editor has an actor of its own, for as long as it is open.',
  context: { item: null, request: newRequest },
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
      on: {
        'editor.close': {
          target: 'closed',
          actions: { type: 'keepCoolDown', params: ({ event }) => event },
        },
        'editor.saved': { target: 'closed.saved' },
      },
    },
  },
})
