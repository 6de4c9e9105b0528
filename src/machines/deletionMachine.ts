import { assign, setup } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import { unanswered } from './authEvents.ts'
import { cooledDown, failed, overloaded, rested, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

/** Whether the last sign-in is fresh enough for what cannot be undone. */
export type LoginAge = { type: 'login.fresh' } | { type: 'login.old' }

export type DeletionEvent =
  | { type: 'deletion.begin' }
  | { type: 'deletion.retry' }
  | { type: 'deletion.cancel' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | { type: 'data.wiped' }
  | { type: 'tokens.revoked' }
  | LoginAge
  | FailureEvent

export type CheckLogin = Port<LoginAge | FailureEvent>

/** Gets ready what the person keeps in this app, without losing a word should they stop; done again it does no harm. */
export type WipeData = Port<{ type: 'data.wiped' } | FailureEvent>

/** Gives back what other services let this app do; it always says that it is done. */
export type RevokeTokens = Port<{ type: 'tokens.revoked' }>

/** Success is not sent back: the session observer reports that the person has left. */
export type DeleteAccount = Port<FailureEvent>

export const deletionMachine = setup({
  types: {
    context: {} as CoolDown & { failure: Failure | null },
    events: {} as DeletionEvent,
    tags: {} as 'deciding' | 'busy' | 'confirming' | 'removing' | 'halted',
  },
  actors: {
    checkLogin: unprovided('checkLogin'),
    wipeData: unprovided('wipeData'),
    revokeTokens: unprovided('revokeTokens'),
    deleteAccount: unprovided('deleteAccount'),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    noteFailure: assign((now) => failed(now)),
    giveUp: assign({ failure: unanswered }),
    startCoolDown: assign((now) => overloaded(now)),
    endCoolDown: assign(cooledDown),
  },
  delays: {
    longestStep: 90_000,
    longestRevocation: 10_000,
    coolDown: ({ context }) => coolDownAfter(context.refusals),
  },
}).createMachine({
  id: 'deletion',
  description:
    'Deleting the account for good: its data first, because nobody can reach it afterwards.',
  context: { failure: null, ...rested },
  initial: 'deciding',
  states: {
    deciding: { tags: 'deciding', on: { 'deletion.begin': { target: 'checkingLogin' } } },
    checkingLogin: {
      tags: ['deciding', 'busy'],
      entry: 'forgetFailure',
      invoke: { id: 'checkLogin', src: 'checkLogin' },
      after: { longestStep: { target: 'deciding', actions: 'giveUp' } },
      on: {
        'login.fresh': { target: 'removing' },
        'login.old': { target: 'confirming' },
        'error.*': { target: 'deciding', actions: 'noteFailure' },
      },
    },
    confirming: {
      tags: ['deciding', 'confirming'],
      on: {
        'identity.confirmed': { target: 'removing' },
        'identity.cancelled': { target: 'deciding' },
      },
    },
    removing: {
      tags: 'removing',
      initial: 'wiping',
      states: {
        wiping: {
          tags: 'busy',
          invoke: { id: 'wipeData', src: 'wipeData' },
          after: { longestStep: { target: 'wipingFailed', actions: 'giveUp' } },
          on: {
            'data.wiped': { target: 'revoking' },
            'error.*': { target: 'wipingFailed', actions: 'noteFailure' },
          },
        },
        wipingFailed: {
          tags: 'halted',
          exit: 'forgetFailure',
          on: {
            'deletion.retry': { target: 'wiping' },
            'deletion.cancel': { target: '#deletion.deciding' },
          },
        },
        revoking: {
          tags: 'busy',
          description: 'Best effort: a service that does not answer keeps nobody here.',
          invoke: { id: 'revokeTokens', src: 'revokeTokens' },
          after: { longestRevocation: { target: 'deleting' } },
          on: { 'tokens.revoked': { target: 'deleting' } },
        },
        deleting: {
          tags: 'busy',
          invoke: { id: 'deleteAccount', src: 'deleteAccount' },
          after: { longestStep: { target: 'deletingFailed', actions: 'giveUp' } },
          on: {
            'error.requires-recent-login': { target: '#deletion.confirming' },
            'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
            'error.*': { target: 'deletingFailed', actions: 'noteFailure' },
          },
        },
        deletingFailed: {
          tags: 'halted',
          exit: 'forgetFailure',
          on: {
            'deletion.retry': { target: 'deleting' },
            'deletion.cancel': { target: '#deletion.deciding' },
          },
        },
        coolingDown: {
          tags: 'halted',
          exit: 'endCoolDown',
          after: { coolDown: { target: 'deletingFailed' } },
          on: { 'deletion.cancel': { target: '#deletion.deciding' } },
        },
      },
    },
  },
})
