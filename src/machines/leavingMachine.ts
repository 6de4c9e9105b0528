import { assign, setup } from 'xstate'
import type { KeptRow } from '../domain/outboxRow.ts'
import { unprovided, type Port } from './ports.ts'

export type LeavingInput = {
  uid: string
  /** False for a guest, whom nobody can let in again. */
  canReturn: boolean
}

export type WordsRead = {
  type: 'words.read'
  /** What is not yet known to be on the server. */
  rows: readonly KeptRow[]
  isOnline: boolean
}

export type LeavingEvent =
  | WordsRead
  | { type: 'leave' }
  | { type: 'leaving.stay' }
  | { type: 'leaving.keep' }
  | { type: 'leaving.discard' }
  | { type: 'wiping.done' }

/** Has every page keep what is typed there, then reads what is left, at once and after every change. */
export type WatchWords = Port<WordsRead, { uid: string }>

export type WipeInput = { uid: string; discard: readonly string[] }

/** Takes this device's copies away, in every page; of the rows, those of the notes to discard. Always says that it is done. */
export type WipeDevice = Port<{ type: 'wiping.done' }, WipeInput>

const nothing: readonly string[] = []

export const leavingMachine = setup({
  types: {
    context: {} as LeavingInput & Pick<WipeInput, 'discard'> & { rows: readonly KeptRow[] },
    events: {} as LeavingEvent,
    input: {} as LeavingInput,
    tags: {} as 'busy' | 'asking' | 'left',
  },
  actors: {
    watchWords: unprovided<{ uid: string }>('watchWords'),
    wipeDevice: unprovided<WipeInput>('wipeDevice'),
  },
  actions: {
    noteRows: assign((_, rows: readonly KeptRow[]) => ({ rows })),
    noteDiscard: assign({ discard: ({ context }) => context.rows.map(({ noteId }) => noteId) }),
    forgetRows: assign({ rows: [], discard: nothing }),
  },
  guards: {
    isNothingLeft: (_, { rows }: WordsRead) => rows.length === 0,
    isHopeless: (_, { rows, isOnline }: WordsRead) =>
      rows.length > 0 && (!isOnline || rows.every(({ refusal }) => refusal !== null)),
    hasRows: ({ context }) => context.rows.length > 0,
    canKeep: ({ context }) => context.canReturn && context.rows.every(({ isLasting }) => isLasting),
  },
  delays: { longestSettling: 5_000, longestWiping: 10_000 },
}).createMachine({
  id: 'leaving',
  description: 'Signing out without leaving words behind, or anything for the next person to read.',
  context: ({ input }) => ({ ...input, rows: [], discard: nothing }),
  initial: 'staying',
  states: {
    staying: { on: { leave: { target: 'holding' } } },
    holding: {
      entry: 'forgetRows',
      invoke: { id: 'watchWords', src: 'watchWords', input: ({ context: { uid } }) => ({ uid }) },
      initial: 'settling',
      on: {
        'words.read': [
          { guard: { type: 'isNothingLeft', params: ({ event }) => event }, target: 'wiping' },
          { actions: { type: 'noteRows', params: ({ event }) => event.rows } },
        ],
      },
      states: {
        settling: {
          tags: 'busy',
          description: 'What is typed gets a last chance to reach the server.',
          after: {
            longestSettling: [
              { guard: 'hasRows', target: 'asking' },
              { target: '#leaving.wiping' },
            ],
          },
          on: {
            'words.read': {
              guard: { type: 'isHopeless', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'noteRows', params: ({ event }) => event.rows },
            },
          },
        },
        asking: {
          tags: 'asking',
          on: {
            'leaving.stay': { target: '#leaving.staying' },
            'leaving.keep': { guard: 'canKeep', target: '#leaving.wiping' },
            'leaving.discard': { target: '#leaving.wiping', actions: 'noteDiscard' },
          },
        },
      },
    },
    wiping: {
      tags: 'busy',
      invoke: {
        id: 'wipeDevice',
        src: 'wipeDevice',
        input: ({ context: { uid, discard } }) => ({ uid, discard }),
      },
      after: { longestWiping: { target: 'left' } },
      on: { 'wiping.done': { target: 'left' } },
    },
    left: {
      tags: 'left',
      description:
        'Nothing lies here any more. The session ends; should it not, they can try again.',
      on: { leave: { target: 'holding' } },
    },
  },
})
