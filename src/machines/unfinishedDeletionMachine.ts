import { assign, setup } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { Leaver, FlagSeen } from './deletionMachine.ts'
import { failureIn } from './coolDown.ts'
import { unprovided } from './ports.ts'

export type UnfinishedDeletionEvent =
  | FlagSeen
  | { type: 'deletion.cancel' }
  | { type: 'account.kept' }
  | { type: 'updates.dismiss' }
  | FailureEvent

export const unfinishedDeletionMachine = setup({
  types: {
    context: {} as Leaver & { failure: Failure | null },
    events: {} as UnfinishedDeletionEvent,
    input: {} as Leaver,
    tags: {} as 'signingOut' | 'begun' | 'keeping' | 'final' | 'kept' | 'past',
  },
  actors: {
    watchMoveJournal: unprovided<Leaver>('watchMoveJournal'),
    keepAccount: unprovided<Leaver>('keepAccount'),
  },
  actions: {
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
  },
  // After what the person has come for.
  delays: { untilQuiet: 2_000 },
}).createMachine({
  id: 'unfinishedDeletion',
  description: 'A deletion of the account that was begun, here or elsewhere, and not ended.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'idle',
  states: {
    idle: { after: { untilQuiet: { target: 'watching' } } },
    watching: {
      invoke: {
        id: 'watchMoveJournal',
        src: 'watchMoveJournal',
        input: ({ context: { uid } }) => ({ uid }),
      },
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
          tags: ['signingOut', 'begun'],
          exit: 'forgetFailure',
          on: {
            'mark.none': { target: 'none' },
            'mark.final': { target: 'final' },
            'deletion.cancel': { target: 'keeping' },
          },
        },
        keeping: {
          tags: ['signingOut', 'begun', 'keeping'],
          invoke: {
            id: 'keepAccount',
            src: 'keepAccount',
            input: ({ context: { uid } }) => ({ uid }),
          },
          on: {
            'account.kept': { target: 'kept' },
            'mark.none': { target: 'kept' },
            'mark.final': { target: 'final' },
            'error.*': { target: 'begun', actions: 'setFailure' },
          },
        },
        kept: {
          tags: 'kept',
          on: { 'mark.begun': { target: 'begun' }, 'updates.dismiss': { target: 'none' } },
        },
        final: { tags: ['signingOut', 'final'] },
        past: { tags: 'past', on: { 'mark.none': { target: 'none' } } },
      },
    },
  },
})
