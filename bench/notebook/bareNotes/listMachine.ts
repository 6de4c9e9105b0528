import { assign, fromCallback, setup, type EventObject } from 'xstate'
import { watchNotes } from './database.ts'
import type { Note } from './database.ts'

type ListEvent = { type: 'notes.read'; notes: Note[] }

export const listMachine = setup({
  types: {
    context: {} as { uid: string; notes: Note[] },
    events: {} as ListEvent,
    input: {} as { uid: string },
  },
  actors: {
    watch: fromCallback<EventObject, { uid: string }>(({ input, sendBack }) =>
      watchNotes(input.uid, (notes) => sendBack({ type: 'notes.read', notes })),
    ),
  },
}).createMachine({
  id: 'list',
  context: ({ input }) => ({ ...input, notes: [] }),
  invoke: { id: 'watch', src: 'watch', input: ({ context: { uid } }) => ({ uid }) },
  on: { 'notes.read': { actions: assign({ notes: ({ event }) => event.notes }) } },
})
