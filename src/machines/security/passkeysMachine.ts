import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { Passkey } from '../../domain/signIn/passkey.ts'
import { unprovided, unprovidedAction, type Port } from '../shared/ports.ts'
import { noFailure, request, type Requesting } from '../shared/request.ts'
import type { IdentityAnswer } from './reauthenticationMachine.ts'

export type PasskeysEvent =
  | PasskeysRead
  | { type: 'passkeys.retry' }
  | { type: 'passkey.add' }
  | { type: 'passkey.cancel' }
  | { type: 'passkey.create'; name: string }
  | { type: 'change.made' }
  | IdentityAnswer
  | FailureEvent

type PasskeysRead = { type: 'passkeys.read'; passkeys: readonly Passkey[] }

/** Reports the account's passkeys, now and after every change. Only the first read can fail. */
export type WatchPasskeys = Port<PasskeysRead | FailureEvent>

/** The name of a new passkey, and the IDs of existing ones, so that no device creates a second one. */
export type NewPasskey = { name: string; known: readonly string[] }

type PasskeysContext = Requesting & { passkeys: readonly Passkey[] }

export const passkeysMachine = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    tags: {} as
      | 'loading'
      | 'listed'
      | 'naming'
      | 'dismissed'
      | 'existing'
      | 'busy'
      | 'confirming'
      | 'coolingDown'
      | 'added',
  },
  actors: {
    watchPasskeys: unprovided('watchPasskeys'),
    addPasskey: unprovided<NewPasskey>('addPasskey'),
    resumeAdding: unprovided('resumeAdding'),
  },
  actions: {
    ...request.actions<PasskeysContext, PasskeysEvent>(),
    discardChange: unprovidedAction('discardChange'),
    setPasskeys: assign((_, { passkeys }: { passkeys: readonly Passkey[] }) => ({ passkeys })),
  },
  delays: request.delays,
}).createMachine({
  id: 'passkeys',
  description: 'The account’s passkeys, and adding one.',
  context: { passkeys: [], ...noFailure },
  initial: 'watching',
  states: {
    watching: {
      initial: 'loading',
      invoke: { id: 'watchPasskeys', src: 'watchPasskeys' },
      states: {
        loading: {
          tags: 'loading',
          entry: 'clearFailure',
          on: {
            'passkeys.read': {
              target: 'listed',
              actions: { type: 'setPasskeys', params: ({ event }) => event },
            },
            'error.*': { target: '#passkeys.failed', actions: 'setFailure' },
          },
        },
        listed: {
          tags: 'listed',
          initial: 'idle',
          on: {
            'passkeys.read': {
              actions: { type: 'setPasskeys', params: ({ event }) => event },
            },
          },
          states: {
            idle: {
              initial: 'unchanged',
              on: { 'passkey.add': { target: 'naming' } },
              states: { unchanged: {}, added: { tags: 'added' } },
            },
            naming: {
              tags: 'naming',
              initial: 'fresh',
              on: {
                'passkey.create': { target: 'attempting.adding' },
                'passkey.cancel': { target: 'idle', actions: 'clearFailure' },
              },
              states: {
                fresh: {},
                dismissed: { tags: 'dismissed' },
                existing: { tags: 'existing' },
              },
            },
            attempting: {
              description: 'Waiting for the browser’s dialog, which has no time limit here.',
              tags: ['naming', 'busy'],
              entry: 'clearFailure',
              initial: 'adding',
              on: {
                'change.made': { target: 'idle.added', actions: 'clearThrottling' },
                'error.popup-closed-by-user': { target: 'naming.dismissed' },
                'error.provider-already-linked': { target: 'naming.existing' },
                'error.requires-recent-login': { target: 'confirming' },
                ...request.failures('naming'),
              },
              states: {
                adding: {
                  invoke: {
                    id: 'addPasskey',
                    src: 'addPasskey',
                    input: ({ context, event }) => {
                      assertEvent(event, 'passkey.create')
                      const known = context.passkeys.map(({ credentialId }) => credentialId)
                      return { name: event.name, known }
                    },
                  },
                },
                resuming: { invoke: { id: 'resumeAdding', src: 'resumeAdding' } },
              },
            },
            confirming: {
              ...request.confirmingChange('attempting.resuming', 'naming'),
              tags: ['naming', 'confirming'],
            },
            coolingDown: {
              ...request.coolDown('naming'),
              tags: ['naming', 'coolingDown'],
              on: { 'passkey.cancel': { target: 'idle' } },
            },
          },
        },
      },
    },
    failed: { on: { 'passkeys.retry': { target: 'watching' } } },
  },
})
