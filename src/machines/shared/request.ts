import type { EventObject } from 'xstate'
import { coolDownAfter } from '../../domain/backOff.ts'
import {
  assignPart,
  attemptTimeout,
  failureActions,
  failureIn,
  type FailureContext,
} from './failures.ts'

/** The part of a machine's context that its requests change. */
export type RequestContext = FailureContext & {
  /** How many times in a row Firebase answered "too many requests". */
  throttleCount: number
  /** When the cool-down ends, in milliseconds since 1970; `null` if there is none. */
  coolDownEndsAt: number | null
}

/** The initial value: no failure, not throttled. */
export const initialRequest: RequestContext = {
  failure: null,
  throttleCount: 0,
  coolDownEndsAt: null,
}

/**
 * The life of a request that a person makes, and may have to make again. A machine gets `actions` and `delays`
 * in `setup`, and spreads the rest into its states:
 *
 *     editing: { on: { 'name.submit': { target: 'saving' } } },
 *     saving: {
 *       entry: 'clearFailure',
 *       invoke: { id: 'save', src: 'save' },
 *       after: request.timeLimit('editing'),
 *       on: { 'name.saved': { target: 'saved' }, ...request.failures('editing') },
 *     },
 *     coolingDown: request.coolDown('editing'),
 */
export const request = {
  actions: requestActions,
  delays: {
    attemptTimeout,
    coolDown: ({ context: { coolDownEndsAt } }: { context: RequestContext }) =>
      Math.max(0, (coolDownEndsAt ?? 0) - Date.now()),
  },

  /** A request without an answer leads back to a state. */
  timeLimit,

  /** A failed request leads back to a state; after "too many requests", by way of the cool-down. */
  failures: (back: string, coolingDown = 'coolingDown') =>
    ({
      'error.too-many-requests': { target: coolingDown, actions: 'startCoolDown' },
      'error.*': { target: back, actions: 'setFailure' },
    }) as const,

  /** Waits until the person has confirmed their identity. Then it leads to a state, otherwise back. */
  confirming: (confirmed: string, back: string) =>
    ({
      tags: 'confirming',
      on: { 'identity.confirmed': { target: confirmed }, 'identity.canceled': { target: back } },
    }) as const,

  /**
   * The states of a change that may require a recent sign-in. Its port is invoked in the state around them, which keeps
   * the change pending while the person confirms their identity; the action `confirmChange` sends it the confirmation.
   */
  changeStates: (back: string) =>
    ({
      working: {
        tags: 'busy',
        after: timeLimit(back),
        on: { 'error.requires-recent-login': { target: 'confirming' } },
      },
      confirming: {
        tags: 'confirming',
        on: {
          'identity.confirmed': { target: 'working', actions: 'confirmChange' },
          'identity.canceled': { target: back },
        },
      },
    }) as const,

  /** No request can be made for a while. Closing the form ends it; Firebase refuses a request that comes too early. */
  coolDown: (back: string) =>
    ({ tags: 'coolingDown', exit: 'endCoolDown', after: { coolDown: { target: back } } }) as const,
}

function timeLimit(back: string) {
  return { attemptTimeout: { target: back, actions: 'setTimedOut' } } as const
}

function requestActions<Context extends RequestContext, Event extends EventObject>() {
  const set = assignPart<RequestContext, Context, Event>
  return {
    ...failureActions<Context, Event>(),
    // Any other failure ends a row of throttled requests.
    setFailure: set(({ event }) => ({ failure: failureIn(event), throttleCount: 0 })),
    startCoolDown: set(throttled),
    endCoolDown: set(() => ({ failure: null, coolDownEndsAt: null })),
    resetRequest: set(() => initialRequest),
  }
}

/** Returns the context after "too many requests": one more throttled request, and a longer cool-down. */
export function throttled({ context, event }: { context: RequestContext; event: EventObject }) {
  const throttleCount = context.throttleCount + 1
  const coolDownEndsAt = Date.now() + coolDownAfter(throttleCount)
  return { failure: failureIn(event), throttleCount, coolDownEndsAt }
}
