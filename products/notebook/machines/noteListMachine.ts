import { assertEvent, assign, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { Failure, FailureEvent } from '#src/domain/failure.ts'
import { failureActions, type FailureContext } from '#src/machines/shared/failures.ts'
import { type Port, requiredPort } from '#src/machines/shared/ports.ts'
import { retry, type RetryContext } from '#src/machines/shared/retry.ts'
import { emptyList, hasNextPage, type NoteList, type SavedNotes } from '../domain/list/noteList.ts'
import type { ListKind } from '../domain/note.ts'
import type { RowWithStatus } from '../domain/sync/outboxRow.ts'

export type ListInput = { uid: string; kind: ListKind }

type RowsRead = { type: 'rows.read'; rows: readonly RowWithStatus[] }

/** What this device has stored, and then what the server has. */
type SavedRead = { type: 'cache.read' | 'server.read'; saved: SavedNotes }

/** The end of reading a page. What was read comes before it, with `server.read`. */
type PageEnd = { type: 'page.read' } | { type: 'page.failed'; failure: Failure }

type ListRequest =
  | { type: 'list.open' }
  | { type: 'list.retry' }
  | { type: 'list.readNextPage' }
  /** Load all pages, until `list.stop`: then only the page that is being loaded. */
  | { type: 'list.readAll' }
  | { type: 'list.stop' }

export type NoteListEvent =
  | ListRequest
  | RowsRead
  | SavedRead
  | PageEnd
  | { type: 'server.unreachable' }
  | { type: 'network.back' }
  | FailureEvent

/** Reads the outbox rows at the start and after every change. Reports when the network is back. */
export type WatchRows = Port<RowsRead | { type: 'network.back' }, ListInput>

/**
 * Reads the cache, then the list on the server, and again after every change: its first page, and one more each
 * time it is asked to. Reports when the server doesn't respond.
 */
export type WatchList = Port<
  SavedRead | PageEnd | { type: 'server.unreachable' } | FailureEvent,
  ListInput,
  { type: 'list.readNextPage' }
>

type NoteListContext = ListInput &
  FailureContext &
  RetryContext & {
    list: NoteList
    /** Whether to read all further pages or only the next one. */
    readsAll: boolean
    pageFailure: Failure | null
  }

type WithContext = { context: NoteListContext }

function initialContext({ input }: { input: ListInput }): NoteListContext {
  const failures = { failureCount: 0, failure: null, pageFailure: null }
  return { ...input, ...failures, list: emptyList(input.kind), readsAll: false }
}

const listInput = ({ context: { uid, kind } }: WithContext): ListInput => ({ uid, kind })

export const noteListMachine = setup({
  types: {
    context: {} as NoteListContext,
    events: {} as NoteListEvent,
    input: {} as ListInput,
  },
  actors: {
    watchRows: requiredPort<WatchRows>(),
    watchList: requiredPort<WatchList>(),
  },
  actions: {
    ...failureActions<NoteListContext, NoteListEvent>(),
    ...retry.actions<NoteListContext, NoteListEvent>(),
    setRows: assign(({ context: { list }, event }) => {
      assertEvent(event, 'rows.read')
      return { list: { ...list, rows: event.rows } }
    }),
    setSaved: assign(({ context: { list }, event }) => {
      assertEvent(event, ['cache.read', 'server.read'])
      return { list: { ...list, saved: event.saved } }
    }),
    setReadsAll: assign((_, { readsAll }: { readsAll: boolean }) => ({ readsAll })),
    readNextPage: sendTo('watchList', { type: 'list.readNextPage' }),
    clearPageFailure: assign({ pageFailure: null }),
    setPageFailure: assign(({ event }) => {
      assertEvent(event, 'page.failed')
      return { pageFailure: event.failure }
    }),
  },
  guards: {
    isConfirmed: ({ event }) => {
      assertEvent(event, 'server.read')
      return event.saved.isConfirmed
    },
    hasNotes: ({ context: { list } }) => list.saved.notes.length > 0,
    hasNextPage: ({ context: { list } }) => hasNextPage(list),
    readsOnePage: ({ context }) => !context.readsAll,
    readsNextPage: ({ context: { list, readsAll } }) => readsAll && hasNextPage(list),
  },
  delays: { nextTry: retry.delay(2_000, 60_000) },
}).createMachine({
  id: 'noteList',
  description: 'The loaded part of a person’s notes, kept up to date.',
  context: initialContext,
  initial: 'closed',
  states: {
    closed: { on: { 'list.open': { target: 'open' } } },
    open: {
      initial: 'watched',
      invoke: { id: 'watchRows', src: 'watchRows', input: listInput },
      on: { 'rows.read': { actions: 'setRows' } },
      states: {
        watched: {
          type: 'parallel',
          invoke: { id: 'watchList', src: 'watchList', input: listInput },
          on: { 'error.*': { target: 'backingOff', actions: 'setFailure' } },
          states: {
            server: {
              initial: 'loading',
              on: {
                'server.read': [
                  { guard: 'isConfirmed', target: '.live', actions: 'setSaved' },
                  { target: '.unreachable', actions: 'setSaved' },
                ],
                'server.unreachable': { target: '.unreachable' },
              },
              states: {
                loading: {
                  always: { guard: 'hasNotes', target: 'cached' },
                  on: { 'cache.read': { actions: 'setSaved' } },
                },
                cached: { description: 'Cached; not confirmed by the server yet.' },
                unreachable: {
                  always: { guard: 'hasNotes', target: 'cached' },
                },
                live: { entry: ['clearFailure', 'clearFailures'] },
              },
            },
            nextPages: {
              initial: 'idle',
              states: {
                idle: {
                  on: {
                    'list.readNextPage': {
                      guard: 'hasNextPage',
                      target: 'reading',
                      actions: { type: 'setReadsAll', params: { readsAll: false } },
                    },
                    'list.readAll': {
                      guard: 'hasNextPage',
                      target: 'reading',
                      actions: { type: 'setReadsAll', params: { readsAll: true } },
                    },
                  },
                },
                reading: {
                  entry: ['clearPageFailure', 'readNextPage'],
                  on: {
                    'page.read': [
                      { guard: 'readsNextPage', target: 'reading', reenter: true },
                      { target: 'idle' },
                    ],
                    'page.failed': { target: 'idle', actions: 'setPageFailure' },
                    'list.readAll': {
                      guard: 'readsOnePage',
                      actions: { type: 'setReadsAll', params: { readsAll: true } },
                    },
                    'list.stop': { actions: { type: 'setReadsAll', params: { readsAll: false } } },
                  },
                },
              },
            },
          },
        },
        backingOff: {
          entry: 'countFailure',
          after: { nextTry: { target: 'watched' } },
          on: { 'network.back': { target: 'watched' }, 'list.retry': { target: 'watched' } },
        },
      },
    },
  },
})

const serverStates = ['loading', 'cached', 'unreachable', 'live'] as const

/** The state of the connection to the server; `undefined` while the list isn't watched. */
export function serverState(snapshot: SnapshotFrom<typeof noteListMachine>) {
  return serverStates.find((server) => snapshot.matches({ open: { watched: { server } } }))
}
