import { assertEvent, assign, setup } from 'xstate'
import type { Failure, FailureEvent } from '#src/domain/failure.ts'
import type { Note, ListKind } from '../domain/note.ts'
import {
  factNames,
  type ListFact,
  unconfirmedIn,
  emptyList,
  endOfPages,
  type NoteList,
  withFact,
  serverNotes,
} from '../domain/list/noteList.ts'
import { type Port, unprovided } from '#src/machines/shared/ports.ts'
import { failureActions, type FailureContext } from '#src/machines/shared/failures.ts'
import { backOff } from '#src/domain/backOff.ts'
import { retry, type RetryContext } from '#src/machines/shared/retry.ts'

export type ListInput = { uid: string; kind: ListKind }

/** The pages to read after a note: one, or all of them. */
type PagesInput = ListInput & { after: Note | null; all: boolean }

type NotesInput = { uid: string; ids: readonly string[] }

type Fact<Name extends ListFact['type']> = Extract<ListFact, { type: Name }>

type PagesEnd = { type: 'pages.read' } | { type: 'pages.failed'; failure: Failure }

type ListRequest =
  | { type: 'list.open' }
  | { type: 'list.retry' }
  /** Load one more page. */
  | { type: 'list.more' }
  /** Load all pages, until `list.stop`. */
  | { type: 'list.all' }
  | { type: 'list.stop' }

export type NoteListEvent =
  | ListRequest
  | ListFact
  | PagesEnd
  | { type: 'server.unreachable' }
  | { type: 'check.failed' }
  | { type: 'network.back' }
  | FailureEvent

/**
 * Reads the outbox rows at the start and after every change. Reports conflicted copies, and when the network
 * is back.
 */
export type WatchRows = Port<Fact<'rows.read' | 'row.copied'> | { type: 'network.back' }, ListInput>

/**
 * Reads the cache, then the first page and everything that changes. Reports when the server doesn't respond.
 */
export type WatchList = Port<
  | Fact<'cache.read' | 'live.read' | 'notes.changed'>
  | { type: 'server.unreachable' }
  | FailureEvent,
  ListInput
>

/** Reads further pages until there are none left or it is stopped. */
export type ReadPages = Port<Fact<'page.read'> | PagesEnd, PagesInput>

/** Reads the notes from the server. */
export type CheckNotes = Port<Fact<'notes.checked'> | { type: 'check.failed' }, NotesInput>

type NoteListContext = ListInput &
  FailureContext &
  RetryContext & {
    list: NoteList
    /** Whether to read all further pages or only the next one. */
    wantsAll: boolean
    pagesFailure: Failure | null
    /** Failed checks in a row of notes whose state is uncertain. */
    failedChecks: number
  }

type Given = { context: NoteListContext }

function beginning({ input }: { input: ListInput }): NoteListContext {
  const list = emptyList(input.kind)
  const failures = { failureCount: 0, failure: null, pagesFailure: null, failedChecks: 0 }
  return { ...input, ...failures, list, wantsAll: false }
}

const listInput = ({ context: { uid, kind } }: Given): ListInput => ({ uid, kind })

const pagesInput = ({ context: { uid, kind, list, wantsAll } }: Given): PagesInput => ({
  uid,
  kind,
  after: endOfPages(list),
  all: wantsAll,
})

const unconfirmedInput = ({ context: { uid, list } }: Given): NotesInput => ({
  uid,
  ids: unconfirmedIn(list),
})

export const noteListMachine = setup({
  types: {
    context: {} as NoteListContext,
    events: {} as NoteListEvent,
    input: {} as ListInput,
    tags: {} as 'reading' | 'cached' | 'unreachable' | 'live' | 'paging',
  },
  actors: {
    watchRows: unprovided<WatchRows>('watchRows'),
    watchList: unprovided<WatchList>('watchList'),
    readPages: unprovided<ReadPages>('readPages'),
    checkNotes: unprovided<CheckNotes>('checkNotes'),
  },
  actions: {
    ...failureActions<NoteListContext, NoteListEvent>(),
    ...retry.actions<NoteListContext, NoteListEvent>(),
    updateList: assign(({ context: { list }, event }) => {
      assertEvent(event, factNames)
      return { list: withFact(list, event) }
    }),
    beginReading: assign((_, { wantsAll }: { wantsAll: boolean }) => ({
      wantsAll,
      pagesFailure: null,
    })),
    setPagesFailure: assign((_, { failure }: { failure: Failure }) => ({ pagesFailure: failure })),
    countFailedCheck: assign({ failedChecks: ({ context }) => context.failedChecks + 1 }),
    clearFailedChecks: assign({ failedChecks: 0 }),
  },
  guards: {
    hasNotes: ({ context: { list } }) => serverNotes(list).length > 0,
    hasNextPage: ({ context: { list } }) => endOfPages(list) !== null,
    hasUnconfirmed: ({ context: { list } }) => unconfirmedIn(list).length > 0,
    hasNoneUnconfirmed: ({ context: { list } }) => unconfirmedIn(list).length === 0,
  },
  delays: {
    nextTry: retry.delay(2_000, 60_000),
    nextCheck: ({ context }) => backOff(context.failedChecks, 2_000, 60_000),
  },
}).createMachine({
  id: 'noteList',
  description: 'The loaded part of a person’s notes, kept up to date.',
  context: beginning,
  initial: 'closed',
  states: {
    closed: { on: { 'list.open': { target: 'open' } } },
    open: {
      type: 'parallel',
      invoke: { id: 'watchRows', src: 'watchRows', input: listInput },
      on: { 'rows.read': { actions: 'updateList' }, 'row.copied': { actions: 'updateList' } },
      states: {
        firstPage: {
          initial: 'watched',
          states: {
            watched: {
              invoke: { id: 'watchList', src: 'watchList', input: listInput },
              initial: 'reading',
              on: {
                'live.read': { target: '.live', actions: 'updateList' },
                'notes.changed': { actions: 'updateList' },
                'server.unreachable': { target: '.unconfirmed' },
                'error.*': { target: 'idle', actions: 'setFailure' },
              },
              states: {
                reading: {
                  tags: 'reading',
                  always: { guard: 'hasNotes', target: 'cached' },
                  on: { 'cache.read': { actions: 'updateList' } },
                },
                unconfirmed: {
                  always: [{ guard: 'hasNotes', target: 'cached' }, { target: 'unreachable' }],
                },
                cached: { tags: 'cached', description: 'Cached; not confirmed by the server yet.' },
                unreachable: { tags: 'unreachable' },
                live: { tags: 'live', entry: ['clearFailure', 'clearFailures'] },
              },
            },
            idle: {
              entry: 'countFailure',
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
                'list.more': {
                  guard: 'hasNextPage',
                  target: 'reading',
                  actions: { type: 'beginReading', params: { wantsAll: false } },
                },
                'list.all': {
                  guard: 'hasNextPage',
                  target: 'reading',
                  actions: { type: 'beginReading', params: { wantsAll: true } },
                },
              },
            },
            reading: {
              tags: 'paging',
              invoke: { id: 'readPages', src: 'readPages', input: pagesInput },
              on: {
                'page.read': { actions: 'updateList' },
                'pages.read': { target: 'idle' },
                'list.stop': { target: 'idle' },
                'pages.failed': {
                  target: 'idle',
                  actions: { type: 'setPagesFailure', params: ({ event }) => event },
                },
              },
            },
          },
        },
        confirmation: {
          description: 'A note that left the first page may be further down, or deleted.',
          initial: 'none',
          states: {
            none: {
              entry: 'clearFailedChecks',
              always: { guard: 'hasUnconfirmed', target: 'waiting' },
            },
            waiting: {
              description: 'A pending update may confirm the note first.',
              always: { guard: 'hasNoneUnconfirmed', target: 'none' },
              after: { nextCheck: { target: 'checking' } },
              on: {
                'network.back': {
                  target: 'waiting',
                  reenter: true,
                  actions: 'clearFailedChecks',
                },
              },
            },
            checking: {
              invoke: { id: 'checkNotes', src: 'checkNotes', input: unconfirmedInput },
              always: { guard: 'hasNoneUnconfirmed', target: 'none' },
              on: {
                'notes.checked': { target: 'none', actions: 'updateList' },
                'check.failed': { target: 'waiting', actions: 'countFailedCheck' },
                'network.back': { actions: 'clearFailedChecks' },
              },
            },
          },
        },
      },
    },
  },
})
