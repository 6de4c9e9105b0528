import { setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { failureActions, type FailureContext } from '../shared/failures.ts'
import { uidIn, requiredPort } from '../shared/ports.ts'
import type {
  CancelDeletion,
  DeletionInput,
  DeletionFlagEvent,
  WatchDeletionFlag,
} from './deletionEvents.ts'

type UnfinishedDeletionEvent =
  | DeletionFlagEvent
  | { type: 'deletion.cancel' }
  | { type: 'deletion.canceled' }
  | { type: 'deletion.dismiss' }
  | FailureEvent

type UnfinishedDeletionContext = DeletionInput & FailureContext

export const unfinishedDeletionMachine = setup({
  types: {
    context: {} as UnfinishedDeletionContext,
    events: {} as UnfinishedDeletionEvent,
    input: {} as DeletionInput,
    tags: {} as 'deleting' | 'begun',
  },
  actors: {
    watchDeletionFlag: requiredPort<WatchDeletionFlag>(),
    cancelDeletion: requiredPort<CancelDeletion>(),
  },
  actions: failureActions<UnfinishedDeletionContext, UnfinishedDeletionEvent>(),
  // Low priority: wait until the page has loaded.
  delays: { startDelay: 2_000 },
}).createMachine({
  id: 'unfinishedDeletion',
  description: 'A deletion of the account that was started, here or elsewhere, and not finished.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'idle',
  states: {
    idle: { after: { startDelay: { target: 'watching' } } },
    watching: {
      invoke: {
        id: 'watchDeletionFlag',
        src: 'watchDeletionFlag',
        input: uidIn,
      },
      initial: 'none',
      states: {
        none: {
          on: {
            'flag.begun': { target: 'begun' },
            'flag.final': { target: 'final' },
            'flag.stale': { target: 'stale' },
          },
        },
        begun: {
          tags: ['deleting', 'begun'],
          exit: 'clearFailure',
          on: {
            'flag.none': { target: 'none' },
            'flag.final': { target: 'final' },
            'deletion.cancel': { target: 'canceling' },
          },
        },
        canceling: {
          tags: ['deleting', 'begun'],
          invoke: {
            id: 'cancelDeletion',
            src: 'cancelDeletion',
            input: uidIn,
          },
          on: {
            'deletion.canceled': { target: 'canceled' },
            'flag.none': { target: 'canceled' },
            'flag.final': { target: 'final' },
            'error.*': { target: 'begun', actions: 'setFailure' },
          },
        },
        canceled: {
          on: { 'flag.begun': { target: 'begun' }, 'deletion.dismiss': { target: 'none' } },
        },
        final: { tags: 'deleting' },
        stale: { on: { 'flag.none': { target: 'none' } } },
      },
    },
  },
})
