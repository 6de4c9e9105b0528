import { assertEvent, assign, setup } from 'xstate'
import {
  deletedElsewhere,
  nextChanges,
  withChanges,
  withKnownFields,
  type DocumentChange,
  type LiveDocument,
  type Refusal,
} from '../../domain/collections/documentChange.ts'
import type { Failure, FailureEvent } from '../../domain/failure.ts'
import { attemptTimeout, failureIn, timedOut } from '../shared/failures.ts'
import { uidIn, requiredPort, type Port } from '../shared/ports.ts'
import { retry, type RetryContext } from '../shared/retry.ts'

/** They signed out, or someone else signed in. */
type PersonLeft = { type: 'person.left' }

type NetworkBack = { type: 'network.back' }

/** The documents on the server. */
export type DocumentsRead<Fields> = {
  type: 'documents.read'
  documents: readonly LiveDocument<Fields>[]
}

type ReadFailed = { type: 'documents.failed'; failure: Failure }

type CollectionEvent<Fields> =
  | DocumentsRead<Fields>
  | ReadFailed
  | { type: 'document.change'; change: DocumentChange<Fields> }
  | { type: 'changes.saved' }
  /** Discard the unsaved changes to these documents. */
  | { type: 'changes.discard'; ids: readonly string[] }
  /** Read and save again, also what was refused. */
  | { type: 'collection.retry' }
  | PersonLeft
  | NetworkBack
  | FailureEvent

type Context<Fields> = RetryContext & {
  uid: string
  /** As last read from the server, with what was saved since; `null` until then. */
  documents: readonly LiveDocument<Fields>[] | null
  /** Remembered until the session ends, for a page that still edits one. */
  deletedElsewhere: readonly LiveDocument<Fields>[]
  /** Why they can't be read. */
  readFailure: Failure | null
  /** Unsaved changes, oldest first. */
  changes: readonly DocumentChange<Fields>[]
  /** The changes of one document that are being saved, or were saved last. */
  sending: readonly DocumentChange<Fields>[]
  /** Whether documents were read since: they may be newer than what is being saved. */
  isReadSince: boolean
  /** Why the last attempt to save didn't reach the server. */
  saveFailure: Failure | null
  refusals: readonly Refusal[]
}

type Save<Fields> = { uid: string; changes: readonly DocumentChange<Fields>[] }

/** Reports when the person is no longer signed in. */
export type AwaitPersonLeft = Port<PersonLeft, { uid: string }>

/** Reports each time the browser is back online. */
export type WatchNetwork = Port<NetworkBack>

/** Reports a person's documents once they are known, and after each change on any device, until it fails. */
export type WatchDocuments<Fields> = Port<DocumentsRead<Fields> | ReadFailed, { uid: string }>

/** Saves the changes of one document, all or none. */
export type SaveChanges<Fields> = Port<{ type: 'changes.saved' } | FailureEvent, Save<Fields>>

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
      awaitPersonLeft: requiredPort<AwaitPersonLeft>(),
      watchNetwork: requiredPort<WatchNetwork>(),
      watchDocuments: requiredPort<WatchDocuments<Fields>>(),
      saveChanges: requiredPort<SaveChanges<Fields>>(),
    },
    actions: {
      ...retry.actions<Context<Fields>, CollectionEvent<Fields>>(),
      setDocuments: assign(({ context, event }) => {
        assertEvent(event, 'documents.read')
        return {
          documents: event.documents,
          deletedElsewhere: deletedElsewhere(context, event.documents),
          readFailure: null,
          isReadSince: true,
        }
      }),
      setReadFailure: assign(({ event }) => {
        assertEvent(event, 'documents.failed')
        return { readFailure: event.failure }
      }),
      clearReadFailure: assign({ readFailure: null }),
      forgetDocuments: assign({ documents: null, deletedElsewhere: [], readFailure: null }),
      addChange: assign(({ context, event }) => {
        assertEvent(event, 'document.change')
        return {
          changes: [...context.changes, withKnownFields(event.change, context)],
          // The changes of its document may be accepted now.
          refusals: context.refusals.filter(({ id }) => id !== event.change.id),
        }
      }),
      setSending: assign(({ context: { changes, refusals } }) => ({
        sending: nextChanges(changes, refusals),
        isReadSince: false,
      })),
      finishChanges: assign({
        documents: ({ context: { documents, sending, isReadSince } }) =>
          documents && !isReadSince ? withChanges(documents, sending) : documents,
        changes: ({ context: { changes, sending } }) =>
          changes.filter((change) => !sending.includes(change)),
      }),
      /** Unless the person has changed the document since: that is sent, too. */
      refuseChanges: assign({
        refusals: ({ context: { changes, sending, refusals }, event }) => {
          const [first] = sending
          const all = changes.filter(({ id }) => id === first?.id)
          return first && all.length === sending.length
            ? [...refusals, { id: first.id, failure: failureIn(event) }]
            : refusals
        },
      }),
      discardChanges: assign(({ context: { changes, refusals }, event }) => {
        assertEvent(event, 'changes.discard')
        return {
          changes: changes.filter(({ id }) => !event.ids.includes(id)),
          refusals: refusals.filter(({ id }) => !event.ids.includes(id)),
        }
      }),
      setSaveFailure: assign({ saveFailure: ({ event }) => failureIn(event) }),
      setTimedOut: assign({ saveFailure: timedOut }),
      clearSaveFailure: assign({ saveFailure: null }),
      clearRefusals: assign({ refusals: [] }),
    },
    delays: {
      attemptTimeout,
      slowAfter: 10_000,
      nextTry: retry.delay(1_000, 60_000),
      nextRead: 5_000,
    },
    guards: {
      hasNextChanges: ({ context: { changes, refusals } }) =>
        nextChanges(changes, refusals).length > 0,
      isSending: ({ context: { sending }, event }) => {
        assertEvent(event, 'changes.discard')
        return sending.some(({ id }) => event.ids.includes(id))
      },
    },
  }).createMachine({
    id: 'collection',
    description:
      'A collection of one person’s documents: shown live, and saved one document after the other. Changes that the server refuses wait until the person changes, retries, or discards them; they hold up no other document.',
    context: ({ input: { uid } }) => ({
      uid,
      documents: null,
      deletedElsewhere: [],
      readFailure: null,
      changes: [],
      sending: [],
      isReadSince: false,
      saveFailure: null,
      refusals: [],
      failureCount: 0,
    }),
    invoke: {
      id: 'awaitPersonLeft',
      src: 'awaitPersonLeft',
      input: uidIn,
    },
    initial: 'open',
    on: {
      'document.change': { actions: 'addChange' },
      'changes.discard': { actions: 'discardChanges' },
    },
    states: {
      open: {
        type: 'parallel',
        invoke: { id: 'watchNetwork', src: 'watchNetwork' },
        on: {
          'person.left': {
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
                  'documents.read': { target: '.live', actions: 'setDocuments' },
                  'documents.failed': { target: 'failed', actions: 'setReadFailure' },
                },
                states: {
                  loading: { after: { slowAfter: { target: 'slow' } } },
                  slow: { tags: 'slow' },
                  live: {},
                },
              },
              failed: {
                after: { nextRead: { target: 'listening' } },
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
              idle: {
                always: { guard: 'hasNextChanges', target: 'sending', actions: 'setSending' },
              },
              sending: {
                tags: 'saving',
                invoke: {
                  id: 'saveChanges',
                  src: 'saveChanges',
                  input: ({ context: { uid, sending } }) => ({ uid, changes: sending }),
                },
                after: { attemptTimeout: { target: 'unreachable', actions: 'setTimedOut' } },
                on: {
                  'changes.saved': { target: 'attemptEnded', actions: 'finishChanges' },
                  'changes.discard': {
                    guard: 'isSending',
                    target: 'attemptEnded',
                    actions: 'discardChanges',
                  },
                  'error.network-request-failed': {
                    target: 'unreachable',
                    actions: 'setSaveFailure',
                  },
                  'error.too-many-requests': { target: 'unreachable', actions: 'setSaveFailure' },
                  'error.internal-error': { target: 'unreachable', actions: 'setSaveFailure' },
                  'error.*': { target: 'attemptEnded', actions: 'refuseChanges' },
                },
              },
              attemptEnded: {
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
                  'collection.retry': { target: 'attemptEnded', actions: 'clearRefusals' },
                  'changes.discard': { target: 'attemptEnded', actions: 'discardChanges' },
                  'document.change': { target: 'idle', actions: 'addChange' },
                },
              },
            },
          },
        },
      },
      paused: {
        description:
          'The session has ended. Unsaved changes stay in memory until the person signs in again.',
        on: { 'collection.retry': { target: 'open' } },
      },
    },
  })
}

/** The machine of any collection, for drawing and testing. */
export const collectionMachine = collectionMachineFor<object>()
