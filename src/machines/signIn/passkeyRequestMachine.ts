import { assertEvent, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { unprovided, type Port } from '../shared/ports.ts'
import { newRequest, request, type RequestContext } from '../shared/request.ts'

/** The browser's proof of the chosen passkey, as JSON for Firebase. */
export type ChosenPasskey = { credential: string }

export type PasskeyRequestEvent =
  | { type: 'offer.resume' }
  | { type: 'offer.pause' }
  | { type: 'passkey.request' }
  | ({ type: 'passkey.chosen' } & ChosenPasskey)
  | { type: 'passkey.accepted' }
  | FailureEvent

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
    context: {} as RequestContext,
    events: {} as PasskeyRequestEvent,
    tags: {} as 'busy' | 'dismissed' | 'unknown' | 'coolingDown',
  },
  actors: {
    offerPasskeys: unprovided<OfferPasskeys>('offerPasskeys'),
    askForPasskey: unprovided<AskForPasskey>('askForPasskey'),
    sendPasskey: unprovided<SendPasskey>('sendPasskey'),
  },
  actions: request.actions<RequestContext, PasskeyRequestEvent>(),
  delays: request.delays,
}).createMachine({
  id: 'passkeyRequest',
  description: 'Using a passkey to sign in or to confirm an identity.',
  context: newRequest,
  initial: 'paused',
  states: {
    paused: {
      description: 'No passkey is offered during another sign-in attempt.',
      on: {
        'offer.resume': { target: 'offering' },
        'passkey.request': { target: 'attempting' },
      },
    },
    offering: {
      description: 'Browsers allow one request at a time. Leaving this state cancels the offer.',
      initial: 'idle',
      invoke: { id: 'offerPasskeys', src: 'offerPasskeys' },
      on: {
        'offer.pause': { target: 'paused', actions: 'clearFailure' },
        'passkey.request': { target: 'attempting' },
        'passkey.chosen': { target: 'attempting.using' },
      },
      states: {
        idle: {},
        dismissed: { tags: 'dismissed' },
        unknown: { tags: 'unknown' },
      },
    },
    attempting: {
      tags: 'busy',
      entry: 'clearFailure',
      initial: 'asking',
      on: { ...request.failures('offering'), 'offer.pause': { target: 'paused' } },
      states: {
        asking: {
          invoke: { id: 'askForPasskey', src: 'askForPasskey' },
          on: {
            'passkey.chosen': { target: 'using' },
            'error.popup-closed-by-user': { target: '#passkeyRequest.offering.dismissed' },
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
          after: request.timeLimit('#passkeyRequest.offering'),
          on: {
            'passkey.accepted': { target: '#passkeyRequest.done', actions: 'resetRequest' },
            'error.no-such-provider': { target: '#passkeyRequest.offering.unknown' },
          },
        },
      },
    },
    coolingDown: {
      ...request.coolDown('offering'),
      on: { 'offer.pause': { target: 'paused' } },
    },
    done: { type: 'final', tags: 'busy' },
  },
})
