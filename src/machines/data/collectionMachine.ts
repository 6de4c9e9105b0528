import { assign, setup } from 'xstate'
import {
  withChanges,
  withoutReplaced,
  type DocumentChange,
  type LiveDocument,
} from '../../domain/data/documentChange.ts'
import { backOff } from '../../domain/backOff.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import { attemptTimeout, failureActions, type FailureContext } from '../shared/failures.ts'
import { uidIn, unprovided, type Port } from '../shared/ports.ts'

type SessionEnded = { type: 'session.ended' }

type NetworkBack = { type: 'network.back' }

type Read<Fields> = { type: 'documents.read'; documents: readonly LiveDocument<Fields>[] }

type CollectionEvent<Fields> =
  | Read<Fields>
  | { type: 'document.change'; change: DocumentChange<Fields> }
  | { type: 'change.saved' }
  /** Give up what isn't saved of these documents. */
  | { type: 'changes.discard'; ids: readonly string[] }
  /** Read and save again. */
  | { type: 'documents.retry' }
  | SessionEnded
  | NetworkBack
  | FailureEvent

type Context<Fields> = FailureContext & {
  uid: string
  /** As last read from the server, with what was saved since; `null` until then. */
  documents: readonly LiveDocument<Fields>[] | null
  /** Unsaved changes, oldest first. */
  changes: readonly DocumentChange<Fields>[]
  /** Failed attempts in a row. */
  failures: number
}

type Save<Fields> = { uid: string; change: DocumentChange<Fields> | undefined }

/** Reports when the person is no longer signed in. */
export type AwaitSessionEnd = Port<SessionEnded, { uid: string }>

/** Reports each time the browser is back online. */
export type WatchNetwork = Port<NetworkBack>

/** Reports a person's documents once they are known, and after each change on any device. */
export type WatchDocuments<Fields> = Port<Read<Fields> | FailureEvent, { uid: string }>

export type SaveChange<Fields> = Port<{ type: 'change.saved' } | FailureEvent, Save<Fields>>

/** Creates the machine for a collection of one person's documents. */
export function collectionMachineFor<Fields>() {
  return setup({
    types: {
      context: {} as Context<Fields>,
      events: {} as CollectionEvent<Fields>,
      input: {} as { uid: string },
      tags: {} as 'saving' | 'failed' | 'retrying',
    },
    actors: {
      awaitSessionEnd: unprovided<AwaitSessionEnd>('awaitSessionEnd'),
      watchNetwork: unprovided<WatchNetwork>('watchNetwork'),
      watchDocuments: unprovided<WatchDocuments<Fields>>('watchDocuments'),
      saveChange: unprovided<SaveChange<Fields>>('saveChange'),
    },
    actions: {
      ...failureActions<Context<Fields>, CollectionEvent<Fields>>(),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
      clearFailures: assign({ failure: null, failures: 0 }),
      forgetDocuments: assign({ documents: null }),
      setDocuments: assign((_, { documents }: Read<Fields>) => ({ documents })),
      queueChange: assign(({ context }, { change }: { change: DocumentChange<Fields> }) => ({
        changes: [...context.changes, change],
      })),
      queueAfterFailed: assign(({ context }, { change }: { change: DocumentChange<Fields> }) => ({
        changes: [...withoutReplaced(context.changes, change), change],
      })),
      discardChanges: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
        changes: context.changes.filter(({ id }) => !ids.includes(id)),
      })),
      finishChange: assign(({ context: { documents, changes } }) => ({
        documents: documents && withChanges(documents, changes.slice(0, 1)),
        changes: changes.slice(1),
      })),
    },
    delays: {
      attemptTimeout,
      nextTry: ({ context }) => backOff(context.failures, 1_000, 60_000),
    },
    guards: { hasChanges: ({ context }) => context.changes.length > 0 },
  }).createMachine({
    id: 'collection',
    description:
      'A collection of one person’s documents: shown live, and changed one by one. A change that failed is kept, and repeated as it was: by itself if it didn’t reach the server.',
    context: ({ input: { uid } }) => ({
      uid,
      documents: null,
      changes: [],
      failure: null,
      failures: 0,
    }),
    invoke: {
      id: 'awaitSessionEnd',
      src: 'awaitSessionEnd',
      input: uidIn,
    },
    initial: 'open',
    on: {
      'session.ended': { target: '.paused', actions: ['clearFailures', 'forgetDocuments'] },
      'document.change': { actions: { type: 'queueChange', params: ({ event }) => event } },
      'changes.discard': {
        guard: 'hasChanges',
        target: '.open',
        actions: [{ type: 'discardChanges', params: ({ event }) => event }, 'clearFailures'],
      },
    },
    states: {
      open: {
        description: 'A failure is shown until the next attempt succeeds, or the person retries.',
        invoke: {
          id: 'watchDocuments',
          src: 'watchDocuments',
          input: uidIn,
        },
        initial: 'idle',
        on: {
          'documents.read': [
            {
              guard: 'hasChanges',
              actions: { type: 'setDocuments', params: ({ event }) => event },
            },
            {
              actions: [{ type: 'setDocuments', params: ({ event }) => event }, 'clearFailures'],
            },
          ],
          'documents.retry': { actions: 'clearFailures' },
          'error.network-request-failed': {
            target: 'failed.unreachable',
            actions: 'setFailure',
          },
          'error.*': { target: 'failed', actions: 'setFailure' },
        },
        states: {
          idle: { always: { guard: 'hasChanges', target: 'saving' } },
          saving: {
            tags: 'saving',
            invoke: {
              id: 'saveChange',
              src: 'saveChange',
              input: ({ context: { uid, changes } }) => ({ uid, change: changes[0] }),
            },
            after: {
              attemptTimeout: { target: '#collection.failed.unreachable', actions: 'setTimedOut' },
            },
            on: { 'change.saved': { target: 'idle', actions: ['finishChange', 'clearFailures'] } },
          },
        },
      },
      paused: {
        description: 'The session has ended. What isn’t saved waits for the person’s next one.',
        on: {
          'documents.retry': { target: 'open' },
          'changes.discard': {
            actions: { type: 'discardChanges', params: ({ event }) => event },
          },
        },
      },
      failed: {
        tags: 'failed',
        on: {
          'documents.retry': { target: 'open', actions: 'clearFailures' },
          'document.change': {
            target: 'open',
            actions: [{ type: 'queueAfterFailed', params: ({ event }) => event }, 'clearFailures'],
          },
        },
        initial: 'refused',
        states: {
          refused: { description: 'Only the person can repeat it.' },
          unreachable: {
            tags: 'retrying',
            entry: 'countFailure',
            invoke: { id: 'watchNetwork', src: 'watchNetwork' },
            after: { nextTry: { target: '#collection.open' } },
            on: {
              'network.back': { target: '#collection.open' },
              'document.change': {
                target: '#collection.open',
                actions: { type: 'queueAfterFailed', params: ({ event }) => event },
              },
            },
          },
        },
      },
    },
  })
}

/** The machine of any collection, for drawing and testing. */
export const collectionMachine = collectionMachineFor<object>()
