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

/** Has every page keep what is typed there, and only then reads what is left, at once and after every change. */
export type WatchWords = Port<WordsRead, { uid: string }>

export type WipeInput = { uid: string; discard: readonly string[] }

/** Takes this device's copies away, in every page; of the rows, those of the notes to discard. Always says that it is done. */
export type WipeDevice = Port<{ type: 'wiping.done' }, WipeInput>

const nothing: readonly string[] = []

function hasNews(known: readonly KeptRow[], rows: readonly KeptRow[]): boolean {
  const edits = new Set(known.map(({ edit }) => edit.opId))
  return rows.some(({ edit }) => !edits.has(edit.opId))
}

export const leavingMachine = setup({
  types: {
    context: {} as LeavingInput & Pick<WipeInput, 'discard'> & { rows: readonly KeptRow[] },
    events: {} as LeavingEvent,
    input: {} as LeavingInput,
    tags: {} as 'busy' | 'asking' | 'uncertain' | 'left',
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
    hasNews: ({ context }, { rows }: WordsRead) => hasNews(context.rows, rows),
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
          {
            guard: { type: 'isNothingLeft', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'noteRows', params: ({ event }) => event.rows },
          },
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
              { target: '#leaving.uncertain' },
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
            'leaving.keep': { guard: 'canKeep', target: '#leaving.checking' },
            'leaving.discard': { target: '#leaving.checking', actions: 'noteDiscard' },
          },
        },
      },
    },
    checking: {
      tags: 'busy',
      description: 'Words may have been typed since they were asked about.',
      invoke: { id: 'checkWords', src: 'watchWords', input: ({ context: { uid } }) => ({ uid }) },
      after: { longestSettling: { target: 'uncertain' } },
      on: {
        'words.read': [
          { guard: { type: 'hasNews', params: ({ event }) => event }, target: 'holding' },
          { target: 'wiping' },
        ],
      },
    },
    uncertain: {
      tags: 'uncertain',
      description: 'What lies here could not be read, so nothing is taken away.',
      entry: 'forgetRows',
      on: { leave: { target: 'holding' }, 'leaving.stay': { target: 'staying' } },
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
