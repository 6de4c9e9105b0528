import { assign, setup } from 'xstate'
import { backOff } from '../domain/backOff.ts'
import type { Failure } from '../domain/failure.ts'
import { doubtfulIn, endOfPages, learned, serverNotes } from '../domain/noteList.ts'
import { failureIn } from './failures.ts'
import {
  factIn,
  type ListInput,
  type NoteListEvent,
  type NotesInput,
  type PagesInput,
} from './noteListEvents.ts'
import {
  beginning,
  doubtsInput,
  listInput,
  pagesInput,
  type NoteListContext,
} from './noteListContext.ts'
import { unprovided } from './ports.ts'

export const noteListMachine = setup({
  types: {
    context: {} as NoteListContext,
    events: {} as NoteListEvent,
    input: {} as ListInput,
    tags: {} as 'reading' | 'kept' | 'unreachable' | 'live' | 'paging',
  },
  actors: {
    watchRows: unprovided<ListInput>('watchRows'),
    watchList: unprovided<ListInput>('watchList'),
    readPages: unprovided<PagesInput>('readPages'),
    checkNotes: unprovided<NotesInput>('checkNotes'),
  },
  actions: {
    learn: assign(({ context: { list }, event }) => ({ list: learned(list, factIn(event)) })),
    noteFailure: assign(({ context, event }) => ({
      failure: failureIn(event),
      failures: context.failures + 1,
    })),
    forgetFailure: assign({ failure: null, failures: 0 }),
    beginReading: assign(({ event }) => ({
      wantsAll: event.type === 'list.all',
      pagesFailure: null,
    })),
    notePagesFailure: assign((_, { failure }: { failure: Failure }) => ({ pagesFailure: failure })),
  },
  guards: {
    hasNotes: ({ context: { list } }) => serverNotes(list).length > 0,
    hasMore: ({ context: { list } }) => endOfPages(list) !== null,
    hasDoubts: ({ context: { list } }) => doubtfulIn(list).length > 0,
    hasNoDoubts: ({ context: { list } }) => doubtfulIn(list).length === 0,
  },
  delays: {
    nextTry: ({ context }) => backOff(context.failures, 2_000, 60_000),
  },
}).createMachine({
  id: 'noteList',
  description: 'The notes of a person as far as they were looked at, kept up to date.',
  context: beginning,
  initial: 'closed',
  states: {
    closed: { on: { 'list.open': { target: 'open' } } },
    open: {
      type: 'parallel',
      invoke: { id: 'watchRows', src: 'watchRows', input: listInput },
      on: { 'rows.read': { actions: 'learn' }, 'row.copied': { actions: 'learn' } },
      states: {
        firstPage: {
          initial: 'watched',
          states: {
            watched: {
              invoke: { id: 'watchList', src: 'watchList', input: listInput },
              initial: 'reading',
              on: {
                'live.read': { target: '.live', actions: 'learn' },
                'notes.changed': { actions: 'learn' },
                'server.silent': { target: '.unconfirmed' },
                'error.*': { target: 'resting', actions: 'noteFailure' },
              },
              states: {
                reading: {
                  tags: 'reading',
                  always: { guard: 'hasNotes', target: 'kept' },
                  on: { 'shelf.read': { actions: 'learn' } },
                },
                unconfirmed: {
                  always: [{ guard: 'hasNotes', target: 'kept' }, { target: 'unreachable' }],
                },
                kept: { tags: 'kept', description: 'Known here; not confirmed by the server yet.' },
                unreachable: { tags: 'unreachable' },
                live: { tags: 'live', entry: 'forgetFailure' },
              },
            },
            resting: {
              after: { nextTry: { target: 'watched' } },
              on: { 'network.back': { target: 'watched' }, 'list.retry': { target: 'watched' } },
            },
          },
        },
        furtherPages: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'list.more': { guard: 'hasMore', target: 'reading', actions: 'beginReading' },
                'list.all': { guard: 'hasMore', target: 'reading', actions: 'beginReading' },
              },
            },
            reading: {
              tags: 'paging',
              invoke: { id: 'readPages', src: 'readPages', input: pagesInput },
              on: {
                'page.read': { actions: 'learn' },
                'pages.read': { target: 'idle' },
                'list.stop': { target: 'idle' },
                'pages.failed': {
                  target: 'idle',
                  actions: { type: 'notePagesFailure', params: ({ event }) => event },
                },
              },
            },
          },
        },
        doubts: {
          description: 'A note that has left the first page may be further down, or gone.',
          initial: 'none',
          states: {
            none: { always: { guard: 'hasDoubts', target: 'checking' } },
            checking: {
              invoke: { id: 'checkNotes', src: 'checkNotes', input: doubtsInput },
              always: { guard: 'hasNoDoubts', target: 'none' },
              on: {
                'notes.checked': { target: 'none', actions: 'learn' },
                'check.failed': { target: 'checking', reenter: true },
              },
            },
          },
        },
      },
    },
  },
})
