import { assign, fromCallback, fromPromise, setup } from 'xstate'

type UploadEvent =
  | { type: 'file.chosen'; size: number }
  | { type: 'cancelled' }
  | { type: 'resumed' }
  | { type: 'link.lost' }
  | { type: 'link.back' }
  | { type: 'closed' }

export const uploadMachine = setup({
  types: {
    context: {} as { limit: number; size: number },
    events: {} as UploadEvent,
    input: {} as { limit: number },
  },
  actors: {
    sendFile: fromPromise<void>(() => Promise.resolve()),
    watchLink: fromCallback(() => {}),
  },
  actions: { noteSize: assign({ size: (_, params: { size: number }) => params.size }) },
  guards: { isTooLarge: ({ context }) => context.size > context.limit },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ limit: input.limit, size: 0 }),
  initial: 'choosing',
  on: { closed: { target: '.finished' } },
  states: {
    choosing: {
      on: {
        'file.chosen': {
          target: 'judging',
          actions: { type: 'noteSize', params: ({ event }) => ({ size: event.size }) },
        },
        resumed: { target: 'working.transfer.last' },
      },
    },
    judging: { always: [{ guard: 'isTooLarge', target: 'choosing' }, { target: 'working' }] },
    working: {
      type: 'parallel',
      on: { cancelled: { target: 'choosing' } },
      onDone: { target: 'finished' },
      states: {
        transfer: {
          initial: 'sending',
          states: {
            sending: { invoke: { id: 'send', src: 'sendFile', onDone: { target: 'sent' } } },
            sent: { type: 'final' },
            last: { type: 'history' },
          },
        },
        link: {
          initial: 'up',
          invoke: { id: 'link', src: 'watchLink' },
          states: {
            up: { type: 'final', on: { 'link.lost': { target: 'down' } } },
            down: { on: { 'link.back': { target: 'up' } } },
          },
        },
      },
    },
    finished: { type: 'final' },
  },
})
