import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

/** The browser's proof of the chosen passkey, as JSON for Firebase. */
export type ChosenPasskey = { credential: string }

export type PasskeyRequestEvent =
  | { type: 'offer.resume' }
  | { type: 'offer.pause' }
  | { type: 'passkey.request' }
  | ({ type: 'passkey.chosen' } & ChosenPasskey)
  | { type: 'passkey.accepted' }
  | FailureEvent

type PasskeyRequestContext = RequestContext & {
  /** Whether the page has an email field for the offer, and no other sign-in attempt is in progress. */
  mayOffer: boolean
}

/** Offers passkeys as autofill in the email field. Never fails, because the person didn't ask for it. */
export type OfferPasskeys = Port<Extract<PasskeyRequestEvent, { type: 'passkey.chosen' }>>

/** Opens the browser's passkey dialog. */
export type AskForPasskey = Port<
  Extract<PasskeyRequestEvent, { type: 'passkey.chosen' }> | FailureEvent
>

/** Sends the passkey to Firebase. */
export type SendPasskey = Port<{ type: 'passkey.accepted' } | FailureEvent, ChosenPasskey>

export const passkeyRequestMachine = setup({
  types: {
    context: {} as PasskeyRequestContext,
    events: {} as PasskeyRequestEvent,
    tags: {} as 'busy' | 'dismissed' | 'unknown' | 'coolingDown',
  },
  actors: {
    offerPasskeys: requiredPort<OfferPasskeys>(),
    askForPasskey: requiredPort<AskForPasskey>(),
    sendPasskey: requiredPort<SendPasskey>(),
  },
  actions: {
    ...request.actions<PasskeyRequestContext, PasskeyRequestEvent>(),
    allowOffer: assign({ mayOffer: true }),
    forbidOffer: assign({ mayOffer: false }),
  },
  guards: { mayOffer: ({ context }) => context.mayOffer },
  delays: request.delays,
}).createMachine({
  id: 'passkeyRequest',
  description: 'Using a passkey to sign in or to confirm an identity.',
  context: { ...initialRequest, mayOffer: false },
  initial: 'ready',
  on: {
    'offer.resume': { actions: 'allowOffer' },
    'offer.pause': { target: '.ready', actions: ['forbidOffer', 'clearFailure'] },
  },
  states: {
    ready: {
      type: 'parallel',
      on: { 'passkey.request': { target: 'attempting' } },
      states: {
        offer: {
          initial: 'paused',
          states: {
            paused: { always: { guard: 'mayOffer', target: 'offering' } },
            offering: {
              description:
                'Browsers allow one request at a time. Leaving this state cancels the offer.',
              invoke: { id: 'offerPasskeys', src: 'offerPasskeys' },
              on: { 'passkey.chosen': { target: '#passkeyRequest.attempting.using' } },
            },
          },
        },
        lastAttempt: {
          initial: 'none',
          states: { none: {}, dismissed: { tags: 'dismissed' }, unknown: { tags: 'unknown' } },
        },
      },
    },
    attempting: {
      tags: 'busy',
      entry: 'clearFailure',
      initial: 'asking',
      on: request.failures('ready'),
      states: {
        asking: {
          invoke: { id: 'askForPasskey', src: 'askForPasskey' },
          on: {
            'passkey.chosen': { target: 'using' },
            'error.popup-closed-by-user': { target: '#passkeyRequest.ready.lastAttempt.dismissed' },
          },
        },
        using: {
          invoke: {
            id: 'sendPasskey',
            src: 'sendPasskey',
            input: ({ event }) => {
              assertEvent(event, 'passkey.chosen')
              return { credential: event.credential }
            },
          },
          after: request.timeLimit('#passkeyRequest.ready'),
          on: {
            'passkey.accepted': { target: '#passkeyRequest.done', actions: 'resetRequest' },
            'error.no-such-provider': { target: '#passkeyRequest.ready.lastAttempt.unknown' },
          },
        },
      },
    },
    coolingDown: {
      ...request.coolDown('ready'),
      on: { 'offer.pause': { actions: 'forbidOffer' } },
    },
    done: { type: 'final', tags: 'busy' },
  },
})
