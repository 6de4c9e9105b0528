import { assign, setup } from 'xstate'
import {
  nextChanges,
  withChanges,
  type DocumentChange,
  type LiveDocument,
  type Refusal,
} from '../../domain/data/documentChange.ts'
import type { Failure, FailureEvent } from '../../domain/failure.ts'
import { attemptTimeout, failureIn, timedOut } from '../shared/failures.ts'
import { uidIn, unprovided, type Port } from '../shared/ports.ts'
import { retry, type RetryContext } from '../shared/retry.ts'

type SessionEnded = { type: 'session.ended' }

type NetworkBack = { type: 'network.back' }

/** The documents on the server. */
export type DocumentsRead<Fields> = {
  type: 'documents.read'
  documents: readonly LiveDocument<Fields>[]
}

type ReadFailed = { type: 'documents.failed'; failure: Failure }

type Saved<Fields> = { type: 'changes.saved'; changes: readonly DocumentChange<Fields>[] }

type CollectionEvent<Fields> =
  | DocumentsRead<Fields>
  | ReadFailed
  | { type: 'document.change'; change: DocumentChange<Fields> }
  | Saved<Fields>
  /** Give up what isn't saved of these documents. */
  | { type: 'changes.discard'; ids: readonly string[] }
  /** Read and save again, also what was refused. */
  | { type: 'collection.retry' }
  | SessionEnded
  | NetworkBack
  | FailureEvent

type Context<Fields> = RetryContext & {
  uid: string
  /** As last read from the server, with what was saved since; `null` until then. */
  documents: readonly LiveDocument<Fields>[] | null
  /** Why they can't be read. */
  readFailure: Failure | null
  /** Unsaved changes, oldest first. */
  changes: readonly DocumentChange<Fields>[]
  /** Why the last attempt to save didn't reach the server. */
  saveFailure: Failure | null
  refusals: readonly Refusal[]
}

type Save<Fields> = { uid: string; changes: readonly DocumentChange<Fields>[] }

/** Reports when the person is no longer signed in. */
export type AwaitSessionEnd = Port<SessionEnded, { uid: string }>

/** Reports each time the browser is back online. */
export type WatchNetwork = Port<NetworkBack>

/** Reports a person's documents once they are known, and after each change on any device, until it fails. */
export type WatchDocuments<Fields> = Port<DocumentsRead<Fields> | ReadFailed, { uid: string }>

/** Saves the changes of one document together. */
export type SaveChanges<Fields> = Port<Saved<Fields> | FailureEvent, Save<Fields>>

/** Creates the machine for a collection of one person's documents. */
export function collectionMachineFor<Fields>() {
  return setup({
    types: {
      context: {} as Context<Fields>,
      events: {} as CollectionEvent<Fields>,
      input: {} as { uid: string },
      tags: {} as 'slow' | 'saving' | 'retrying',
    },
    actors: {
      awaitSessionEnd: unprovided<AwaitSessionEnd>('awaitSessionEnd'),
      watchNetwork: unprovided<WatchNetwork>('watchNetwork'),
      watchDocuments: unprovided<WatchDocuments<Fields>>('watchDocuments'),
      saveChanges: unprovided<SaveChanges<Fields>>('saveChanges'),
    },
    actions: {
      ...retry.actions<Context<Fields>, CollectionEvent<Fields>>(),
      setDocuments: assign((_, { documents }: DocumentsRead<Fields>) => ({
        documents,
        readFailure: null,
      })),
      setReadFailure: assign((_, { failure }: ReadFailed) => ({ readFailure: failure })),
      clearReadFailure: assign({ readFailure: null }),
      forgetDocuments: assign({ documents: null, readFailure: null }),
      addChange: assign(
        ({ context: { changes, refusals } }, { change }: { change: DocumentChange<Fields> }) => ({
          changes: [...changes, change],
          // The changes of its document may be accepted now.
          refusals: refusals.filter(({ id }) => id !== change.id),
        }),
      ),
      finishChanges: assign(({ context }, { changes: saved }: Saved<Fields>) => ({
        documents: context.documents && withChanges(context.documents, saved),
        changes: context.changes.filter((change) => !saved.includes(change)),
      })),
      refuseChanges: assign(({ context: { changes, refusals }, event }) => {
        const [refused] = nextChanges(changes, refusals)
        return refused
          ? { refusals: [...refusals, { id: refused.id, failure: failureIn(event) }] }
          : {}
      }),
      discardChanges: assign(
        ({ context: { changes, refusals } }, { ids }: { ids: readonly string[] }) => ({
          changes: changes.filter(({ id }) => !ids.includes(id)),
          refusals: refusals.filter(({ id }) => !ids.includes(id)),
        }),
      ),
      setSaveFailure: assign({ saveFailure: ({ event }) => failureIn(event) }),
      setTimedOut: assign({ saveFailure: timedOut }),
      clearSaveFailure: assign({ saveFailure: null }),
      clearRefusals: assign({ refusals: [] }),
    },
    delays: {
      attemptTimeout,
      slowAfter: 10_000,
      readAgainAfter: 30_000,
      nextTry: retry.delay(1_000, 60_000),
    },
    guards: {
      hasNextChanges: ({ context: { changes, refusals } }) =>
        nextChanges(changes, refusals).length > 0,
    },
  }).createMachine({
    id: 'collection',
    description:
      'A collection of one person’s documents: shown live, and saved one document after the other. Changes that the server refuses wait until the person changes, retries, or discards them; they hold up no other document.',
    context: ({ input: { uid } }) => ({
      uid,
      documents: null,
      readFailure: null,
      changes: [],
      saveFailure: null,
      refusals: [],
      failureCount: 0,
    }),
    invoke: {
      id: 'awaitSessionEnd',
      src: 'awaitSessionEnd',
      input: uidIn,
    },
    initial: 'open',
    on: {
      'document.change': { actions: { type: 'addChange', params: ({ event }) => event } },
      'changes.discard': { actions: { type: 'discardChanges', params: ({ event }) => event } },
    },
    states: {
      open: {
        type: 'parallel',
        invoke: { id: 'watchNetwork', src: 'watchNetwork' },
        on: {
          'session.ended': {
            target: 'paused',
            actions: ['forgetDocuments', 'clearSaveFailure', 'clearFailures', 'clearRefusals'],
          },
        },
        states: {
          reading: {
            initial: 'listening',
            states: {
              listening: {
                invoke: { id: 'watchDocuments', src: 'watchDocuments', input: uidIn },
                initial: 'loading',
                on: {
                  'documents.read': {
                    target: '.live',
                    actions: { type: 'setDocuments', params: ({ event }) => event },
                  },
                  'documents.failed': {
                    target: 'failed',
                    actions: { type: 'setReadFailure', params: ({ event }) => event },
                  },
                },
                states: {
                  loading: { after: { slowAfter: { target: 'slow' } } },
                  slow: { tags: 'slow' },
                  live: {},
                },
              },
              failed: {
                after: { readAgainAfter: { target: 'listening' } },
                on: {
                  'network.back': { target: 'listening' },
                  'collection.retry': { target: 'listening', actions: 'clearReadFailure' },
                },
              },
            },
          },
          saving: {
            initial: 'idle',
            on: { 'collection.retry': { actions: ['clearSaveFailure', 'clearRefusals'] } },
            states: {
              idle: { always: { guard: 'hasNextChanges', target: 'sending' } },
              sending: {
                tags: 'saving',
                invoke: {
                  id: 'saveChanges',
                  src: 'saveChanges',
                  input: ({ context: { uid, changes, refusals } }) => ({
                    uid,
                    changes: nextChanges(changes, refusals),
                  }),
                },
                after: { attemptTimeout: { target: 'unreachable', actions: 'setTimedOut' } },
                on: {
                  'changes.saved': {
                    target: 'settled',
                    actions: { type: 'finishChanges', params: ({ event }) => event },
                  },
                  'changes.discard': {
                    target: 'settled',
                    actions: { type: 'discardChanges', params: ({ event }) => event },
                  },
                  'error.network-request-failed': {
                    target: 'unreachable',
                    actions: 'setSaveFailure',
                  },
                  'error.too-many-requests': { target: 'unreachable', actions: 'setSaveFailure' },
                  'error.*': { target: 'settled', actions: 'refuseChanges' },
                },
              },
              settled: {
                description: 'The server has answered, or the person wants a new attempt.',
                entry: ['clearSaveFailure', 'clearFailures'],
                always: { target: 'idle' },
              },
              unreachable: {
                tags: 'retrying',
                entry: 'countFailure',
                after: { nextTry: { target: 'idle' } },
                on: {
                  'network.back': { target: 'idle' },
                  'collection.retry': { target: 'settled', actions: 'clearRefusals' },
                  'changes.discard': {
                    target: 'settled',
                    actions: { type: 'discardChanges', params: ({ event }) => event },
                  },
                  'document.change': {
                    target: 'idle',
                    actions: { type: 'addChange', params: ({ event }) => event },
                  },
                },
              },
            },
          },
        },
      },
      paused: {
        description: 'The session has ended. What isn’t saved waits for the person’s next one.',
        on: { 'collection.retry': { target: 'open' } },
      },
    },
  })
}

/** The machine of any collection, for drawing and testing. */
export const collectionMachine = collectionMachineFor<object>()
