import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import { attemptTimeout } from './failures.ts'
import { coolDown, noFailure, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

export type CustomTokenEvent = { type: 'token.apply'; token: string } | TokenApplied | FailureEvent

/** Names the account. The sign-in itself is reported by the session. */
type TokenApplied = { type: 'token.applied'; uid: string }

/** Signs in with a server's custom token. A guest's data stays with the guest. */
export type ApplyToken = Port<TokenApplied | FailureEvent, { token: string }>

type CustomTokenContext = CoolDown & {
  /** The account that the token was for. */
  uid: string | null
}

export const customTokenMachine = setup({
  types: {
    context: {} as CustomTokenContext,
    events: {} as CustomTokenEvent,
    tags: {} as 'busy' | 'refused' | 'applied',
  },
  actors: { applyToken: unprovided<{ token: string }>('applyToken') },
  actions: {
    ...coolDown<CustomTokenContext, CustomTokenEvent>().actions,
    setAccount: assign((_, { uid }: { uid: string }) => ({ uid })),
  },
  delays: { ...coolDown<CustomTokenContext, CustomTokenEvent>().delays, attemptTimeout },
}).createMachine({
  id: 'customToken',
  description: 'Signing in with a custom token from another system of the product.',
  context: { uid: null, ...noFailure },
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
      after: { attemptTimeout: { target: 'ready', actions: 'setTimedOut' } },
      on: {
        'token.applied': {
          target: 'applied',
          actions: { type: 'setAccount', params: ({ event }) => event },
        },
        'error.app-not-authorized': {
          description: 'Firebase’s error for a token that has expired or is for another project.',
          target: 'refused',
        },
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'ready', actions: 'setFailure' },
      },
    },
    coolingDown: { after: { coolDown: { target: 'ready', actions: 'endCoolDown' } } },
    refused: { tags: 'refused' },
    applied: { tags: 'applied' },
  },
})
