import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

type CustomTokenEvent = { type: 'token.apply'; token: string } | TokenApplied | FailureEvent

/** Names the account. The sign-in itself is reported by the session. */
type TokenApplied = { type: 'token.applied'; uid: string }

/** Signs in with a server's custom token. A guest's data stays on the device, and is offered to the person. */
export type ApplyToken = Port<TokenApplied | FailureEvent, { token: string }>

type CustomTokenContext = RequestContext & {
  /** The account that the token was for. */
  uid: string | null
}

export const customTokenMachine = setup({
  types: {
    context: {} as CustomTokenContext,
    events: {} as CustomTokenEvent,
    tags: {} as 'busy' | 'coolingDown',
  },
  actors: { applyToken: requiredPort<ApplyToken>() },
  actions: {
    ...request.actions<CustomTokenContext, CustomTokenEvent>(),
    setAccount: assign(({ event }) => {
      assertEvent(event, 'token.applied')
      return { uid: event.uid }
    }),
  },
  delays: request.delays,
}).createMachine({
  id: 'customToken',
  description: 'Signing in with a custom token from another system of the product.',
  context: { uid: null, ...initialRequest },
  initial: 'ready',
  states: {
    ready: { on: { 'token.apply': { target: 'applying' } } },
    applying: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'applyToken',
        src: 'applyToken',
        input: ({ event }) => {
          assertEvent(event, 'token.apply')
          return { token: event.token }
        },
      },
      after: request.timeLimit('ready'),
      on: {
        'token.applied': { target: 'applied', actions: 'setAccount' },
        'error.app-not-authorized': {
          description: 'Firebase’s error for a token that has expired or is for another project.',
          target: 'refused',
        },
        ...request.failures('ready'),
      },
    },
    coolingDown: request.coolDown('ready'),
    refused: { type: 'final' },
    applied: { type: 'final', tags: 'busy' },
  },
})
