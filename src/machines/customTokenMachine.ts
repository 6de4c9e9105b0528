import { assertEvent, assign, setup } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import { cooledDown, failed, overloaded, rested, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

export type CustomTokenEvent =
  | { type: 'token.apply'; token: string }
  | { type: 'token.applied' }
  | FailureEvent

/** Signs in with a token that a server has made. Who is in then comes from the session. */
export type ApplyToken = Port<{ type: 'token.applied' } | FailureEvent, { token: string }>

export const customTokenMachine = setup({
  types: {
    context: {} as CoolDown & { failure: Failure | null },
    events: {} as CustomTokenEvent,
    tags: {} as 'busy' | 'refused' | 'applied',
  },
  actors: { applyToken: unprovided<{ token: string }>('applyToken') },
  actions: {
    noteFailure: assign((now) => failed(now)),
    forgetFailure: assign({ failure: null }),
    startCoolDown: assign((now) => overloaded(now)),
    endCoolDown: assign(cooledDown),
  },
  delays: { coolDown: ({ context }) => coolDownAfter(context.refusals) },
}).createMachine({
  id: 'customToken',
  description: 'Signing in with a token that another system of the product has made.',
  context: { failure: null, ...rested },
  initial: 'ready',
  states: {
    ready: { on: { 'token.apply': { target: 'applying' } } },
    applying: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'applyToken',
        src: 'applyToken',
        input: ({ event }) => {
          assertEvent(event, 'token.apply')
          return { token: event.token }
        },
      },
      on: {
        'token.applied': { target: 'applied' },
        'error.app-not-authorized': {
          description: 'So the provider calls a token that is too old, or not for this project.',
          target: 'refused',
        },
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'ready', actions: 'noteFailure' },
      },
    },
    coolingDown: { after: { coolDown: { target: 'ready', actions: 'endCoolDown' } } },
    refused: { tags: 'refused' },
    applied: { tags: 'applied' },
  },
})
