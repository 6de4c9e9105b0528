import { assign, setup } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { Leaver, MarkSeen } from './deletionMachine.ts'
import { failureIn } from './failures.ts'
import { unprovided } from './ports.ts'

export type UnfinishedDeletionEvent =
  | MarkSeen
  | { type: 'deletion.cancel' }
  | { type: 'account.kept' }
  | { type: 'news.dismiss' }
  | FailureEvent

export const unfinishedDeletionMachine = setup({
  types: {
    context: {} as Leaver & { failure: Failure | null },
    events: {} as UnfinishedDeletionEvent,
    input: {} as Leaver,
    tags: {} as 'leaving' | 'begun' | 'keeping' | 'final' | 'kept' | 'past',
  },
  actors: {
    watchMark: unprovided<Leaver>('watchMark'),
    keepAccount: unprovided<Leaver>('keepAccount'),
  },
  actions: {
    noteFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
  },
  // After what the person has come for.
  delays: { untilQuiet: 2_000 },
}).createMachine({
  id: 'unfinishedDeletion',
  description: 'A deletion of the account that was begun, here or elsewhere, and not ended.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'resting',
  states: {
    resting: { after: { untilQuiet: { target: 'watching' } } },
    watching: {
      invoke: { id: 'watchMark', src: 'watchMark', input: ({ context: { uid } }) => ({ uid }) },
      initial: 'none',
      states: {
        none: {
          on: {
            'mark.begun': { target: 'begun' },
            'mark.final': { target: 'final' },
            'mark.past': { target: 'past' },
          },
        },
        begun: {
          tags: ['leaving', 'begun'],
          exit: 'forgetFailure',
          on: {
            'mark.none': { target: 'none' },
            'mark.final': { target: 'final' },
            'deletion.cancel': { target: 'keeping' },
          },
        },
        keeping: {
          tags: ['leaving', 'begun', 'keeping'],
          invoke: {
            id: 'keepAccount',
            src: 'keepAccount',
            input: ({ context: { uid } }) => ({ uid }),
          },
          on: {
            'account.kept': { target: 'kept' },
            'mark.none': { target: 'kept' },
            'mark.final': { target: 'final' },
            'error.*': { target: 'begun', actions: 'noteFailure' },
          },
        },
        kept: {
          tags: 'kept',
          on: { 'mark.begun': { target: 'begun' }, 'news.dismiss': { target: 'none' } },
        },
        final: { tags: ['leaving', 'final'] },
        past: { tags: 'past', on: { 'mark.none': { target: 'none' } } },
      },
    },
  },
})
