import { assertEvent, assign, setup } from 'xstate'
import type { Failure, FailureEvent } from '../../domain/failure.ts'
import type { Note, ListKind } from '../domain/note.ts'
import {
  factNames,
  type ListFact,
  doubtfulIn,
  emptyList,
  endOfPages,
  type NoteList,
  learned,
  serverNotes,
} from '../domain/noteList.ts'
import { type Port, unprovided } from '../../machines/ports.ts'
import { backOff } from '../../domain/backOff.ts'
import { failureIn } from '../../machines/coolDown.ts'

/** Whose list, and of what. */
export type ListInput = { uid: string; kind: ListKind }

/** Which pages to read: those after a note, one or all of them. */
export type PagesInput = ListInput & { after: Note | null; all: boolean }

export type NotesInput = { uid: string; ids: readonly string[] }

/** The fact of this name. */
type Fact<Name extends ListFact['type']> = Extract<ListFact, { type: Name }>

type PagesEnd = { type: 'pages.read' } | { type: 'pages.failed'; failure: Failure }

/** What a person can ask of a list. */
type ListRequest =
  | { type: 'list.open' }
  | { type: 'list.retry' }
  /** One page more. */
  | { type: 'list.more' }
  /** All pages, one after the other, until `list.stop`. */
  | { type: 'list.all' }
  | { type: 'list.stop' }

export type NoteListEvent =
  | ListRequest
  | ListFact
  | PagesEnd
  | { type: 'server.silent' }
  | { type: 'check.failed' }
  | { type: 'network.back' }
  | FailureEvent

/** Reads the rows of the outbox at once and after every change; says when one became a copy, and when the network is back. */
export type WatchRows = Port<Fact<'rows.read' | 'row.copied'> | { type: 'network.back' }, ListInput>

/**
 * Reads the cache, the first page at once and after every change, and what changes elsewhere;
 * reports when the server does not answer.
 */
export type WatchList = Port<
  Fact<'cache.read' | 'live.read' | 'notes.changed'> | { type: 'server.silent' } | FailureEvent,
  ListInput
>

/** Reads further pages, until there are no more or it is stopped. */
export type ReadPages = Port<Fact<'page.read'> | PagesEnd, PagesInput>

/** Waits a moment for updates that may be on their way, and then asks the server for the notes. */
export type CheckNotes = Port<Fact<'notes.checked'> | { type: 'check.failed' }, NotesInput>

export type NoteListContext = ListInput & {
  list: NoteList
  /** How often in a row the first page could not be read. */
  failures: number
  failure: Failure | null
  /** Whether all further pages are wanted, or only the next one. */
  wantsAll: boolean
  pagesFailure: Failure | null
}

type Given = { context: NoteListContext }

/** What a list starts with. */
function beginning({ input }: { input: ListInput }): NoteListContext {
  const list = emptyList(input.kind)
  return { ...input, list, failures: 0, failure: null, wantsAll: false, pagesFailure: null }
}

/** What the ports are asked for. */
const listInput = ({ context: { uid, kind } }: Given): ListInput => ({ uid, kind })

const pagesInput = ({ context: { uid, kind, list, wantsAll } }: Given): PagesInput => ({
  uid,
  kind,
  after: endOfPages(list),
  all: wantsAll,
})

const doubtsInput = ({ context: { uid, list } }: Given): NotesInput => ({
  uid,
  ids: doubtfulIn(list),
})

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
    learn: assign(({ context: { list }, event }) => {
      assertEvent(event, factNames)
      return { list: learned(list, event) }
    }),
    setFailure: assign(({ context, event }) => ({
      failure: failureIn(event),
      failures: context.failures + 1,
    })),
    forgetFailure: assign({ failure: null, failures: 0 }),
    beginReading: assign((_, { wantsAll }: { wantsAll: boolean }) => ({
      wantsAll,
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
  description: 'The notes of a person as far as they were loaded, kept up to date.',
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
                'error.*': { target: 'idle', actions: 'setFailure' },
              },
              states: {
                reading: {
                  tags: 'reading',
                  always: { guard: 'hasNotes', target: 'kept' },
                  on: { 'cache.read': { actions: 'learn' } },
                },
                unconfirmed: {
                  always: [{ guard: 'hasNotes', target: 'kept' }, { target: 'unreachable' }],
                },
                kept: { tags: 'kept', description: 'Known here; not confirmed by the server yet.' },
                unreachable: { tags: 'unreachable' },
                live: { tags: 'live', entry: 'forgetFailure' },
              },
            },
            idle: {
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
                  guard: 'hasMore',
                  target: 'reading',
                  actions: { type: 'beginReading', params: { wantsAll: false } },
                },
                'list.all': {
                  guard: 'hasMore',
                  target: 'reading',
                  actions: { type: 'beginReading', params: { wantsAll: true } },
                },
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
