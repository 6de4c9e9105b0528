import { assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import { coolDown, rested, type CoolDown } from './coolDown.ts'
import { unprovided, unprovidedAction, type Port } from './ports.ts'

export type RemovalEvent =
  | { type: 'removal.ask'; id: string }
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }
  | { type: 'change.made' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | FailureEvent

/** Takes the thing with this id away. */
export type Remove = Port<{ type: 'change.made' } | FailureEvent, { id: string }>

type RemovalContext = CoolDown & { id: string }

export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
    tags: {} as 'asking' | 'busy' | 'coolingDown' | 'confirming' | 'removed',
  },
  actors: {
    remove: unprovided<{ id: string }>('remove'),
    resumeRemoval: unprovided('resumeRemoval'),
  },
  actions: {
    ...coolDown<RemovalContext, RemovalEvent>().actions,
    forgetChange: unprovidedAction('forgetChange'),
    begin: assign((_, { id }: { id: string }) => ({ id, failure: null })),
  },
  delays: { ...coolDown<RemovalContext, RemovalEvent>().delays, longestRemoval: 90_000 },
}).createMachine({
  id: 'removal',
  description:
    'Taking one thing away from the account, once the person has said that they mean it.',
  context: { id: '', ...rested },
  initial: 'idle',
  states: {
    idle: {
      initial: 'idle',
      on: {
        'removal.ask': {
          target: 'asking',
          actions: { type: 'begin', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: { idle: {}, removed: { tags: 'removed' } },
    },
    asking: {
      tags: 'asking',
      on: {
        'removal.ask': { actions: { type: 'begin', params: ({ event }) => ({ id: event.id }) } },
        'removal.confirm': { target: 'removing', actions: 'forgetFailure' },
        'removal.cancel': { target: 'idle' },
      },
    },
    removing: {
      tags: ['asking', 'busy'],
      invoke: { id: 'remove', src: 'remove', input: ({ context }) => ({ id: context.id }) },
      after: { longestRemoval: { target: 'asking', actions: 'giveUp' } },
      on: {
        'change.made': { target: 'idle.removed', actions: 'forgetRefusals' },
        'error.requires-recent-login': { target: 'confirming' },
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'asking', actions: 'setFailure' },
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'identity.confirmed': { target: 'resuming' },
        'identity.cancelled': { target: 'asking', actions: 'forgetChange' },
      },
    },
    resuming: {
      tags: ['asking', 'busy'],
      invoke: { id: 'resumeRemoval', src: 'resumeRemoval' },
      after: { longestRemoval: { target: 'asking', actions: 'giveUp' } },
      on: {
        'change.made': { target: 'idle.removed', actions: 'forgetRefusals' },
        'error.*': { target: 'asking', actions: 'setFailure' },
      },
    },
    coolingDown: {
      tags: ['asking', 'coolingDown'],
      after: { coolDown: { target: 'asking', actions: 'endCoolDown' } },
      on: { 'removal.cancel': { target: 'idle', actions: 'endCoolDown' } },
    },
  },
})
