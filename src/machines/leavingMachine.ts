import { assign, setup } from 'xstate'
import {
  idsOf,
  isAllLasting,
  nothingLeft,
  placesOf,
  waitsInVain,
  type LeftBehind,
} from '../domain/leftBehind.ts'
import { unprovided, type Port } from './ports.ts'

export type LeavingInput = {
  uid: string
  /** False for a guest, whom nobody can let in again. */
  canReturn: boolean
}

export type WordsRead = LeftBehind & { type: 'words.read'; isOnline: boolean }

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

/** Takes this device's copies away, in every page; of the rows, those of the notes and files to discard. Always says that it is done. */
export type WipeDevice = Port<{ type: 'wiping.done' }, WipeInput>

const nothing: readonly string[] = []

export const leavingMachine = setup({
  types: {
    context: {} as LeavingInput & Pick<WipeInput, 'discard'> & LeftBehind,
    events: {} as LeavingEvent,
    input: {} as LeavingInput,
    tags: {} as 'busy' | 'asking' | 'uncertain' | 'closing' | 'left',
  },
  actors: {
    watchWords: unprovided<{ uid: string }>('watchWords'),
    wipeDevice: unprovided<WipeInput>('wipeDevice'),
  },
  actions: {
    noteRows: assign((_, { rows, files }: LeftBehind) => ({ rows, files })),
    noteDiscard: assign({ discard: ({ context }) => placesOf(context) }),
    forgetRows: assign({ ...nothingLeft, discard: nothing }),
  },
  guards: {
    isNothingLeft: (_, left: LeftBehind) => idsOf(left).length === 0,
    hasNews: ({ context }, left: LeftBehind) =>
      idsOf(left).some((id) => !idsOf(context).includes(id)),
    isHopeless: (_, { isOnline, ...left }: WordsRead) =>
      idsOf(left).length > 0 && (!isOnline || waitsInVain(left)),
    hasRows: ({ context }) => idsOf(context).length > 0,
    canKeep: ({ context }) => context.canReturn && isAllLasting(context),
  },
  delays: { longestSettling: 5_000, longestWiping: 10_000 },
}).createMachine({
  id: 'leaving',
  description: 'Signing out without leaving words behind, or anything for the next person to read.',
  context: ({ input }) => ({ ...input, ...nothingLeft, discard: nothing }),
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
            actions: { type: 'noteRows', params: ({ event }) => event },
          },
          { actions: { type: 'noteRows', params: ({ event }) => event } },
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
              actions: { type: 'noteRows', params: ({ event }) => event },
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
      tags: ['busy', 'closing'],
      description: 'Words may have come since they were asked about; from here on none can.',
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
      tags: ['busy', 'closing'],
      invoke: {
        id: 'wipeDevice',
        src: 'wipeDevice',
        input: ({ context: { uid, discard } }) => ({ uid, discard }),
      },
      after: { longestWiping: { target: 'left' } },
      on: { 'wiping.done': { target: 'left' } },
    },
    left: {
      tags: ['closing', 'left'],
      description:
        'Nothing lies here any more. The session ends; should it not, they can try again.',
      on: { leave: { target: 'holding' } },
    },
  },
})
