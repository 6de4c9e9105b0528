import { assertEvent, assign, sendTo, setup, type EventObject } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { IdentityResult } from '../security/reauthenticationMachine.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

export type AccountChangeEvent =
  | { type: 'change.open'; item?: string }
  | { type: 'change.close' }
  | { type: 'change.submit'; value?: string; email?: string }
  | { type: 'change.made' }
  | IdentityResult
  | FailureEvent

type AccountChangeContext = RequestContext & {
  /** The provider, factor, or passkey to remove; `null` if there is only one thing to change. */
  item: string | null
}

/** The input of a change. */
export type ChangeInput = {
  /** The provider, factor, or passkey to remove. */
  item: string
  /** The new name or password; an empty string removes the current one. */
  value: string
  /** The address that comes with the first password of an account without an email. */
  email?: string
}

export const accountChangeMachine = setup({
  types: {
    context: {} as AccountChangeContext,
    events: {} as AccountChangeEvent,
    tags: {} as 'busy' | 'confirming' | 'coolingDown',
  },
  actors: {
    makeChange: requiredPort<Port<EventObject, ChangeInput>>(),
  },
  actions: {
    ...request.actions<AccountChangeContext, AccountChangeEvent>(),
    confirmChange: sendTo('makeChange', { type: 'identity.confirmed' }),
    setItem: assign(({ event }) => {
      assertEvent(event, 'change.open')
      return { item: event.item ?? null }
    }),
  },
  delays: request.delays,
}).createMachine({
  id: 'accountChange',
  description: 'One part of the account: shown, edited or removed, and confirmed if required.',
  context: { item: null, ...initialRequest },
  initial: 'shown',
  states: {
    shown: {
      initial: 'unchanged',
      on: { 'change.open': { target: 'open', actions: 'setItem' } },
      states: {
        unchanged: {},
        changed: {},
      },
    },
    open: {
      initial: 'editing',
      exit: 'clearFailure',
      states: {
        editing: {
          on: {
            'change.open': { actions: ['clearFailure', 'setItem'] },
            'change.submit': { target: 'attempting' },
            'change.close': { target: '#accountChange.shown' },
          },
        },
        attempting: {
          entry: 'clearFailure',
          invoke: {
            id: 'makeChange',
            src: 'makeChange',
            input: ({ context: { item }, event }) => {
              assertEvent(event, 'change.submit')
              const { value = '', email } = event
              return { item: item ?? '', value, ...(email !== undefined && { email }) }
            },
          },
          on: {
            'change.made': { target: '#accountChange.shown.changed', actions: 'resetRequest' },
            ...request.failures('editing'),
          },
          initial: 'working',
          states: request.changeStates('#accountChange.open.editing'),
        },
        coolingDown: {
          ...request.coolDown('editing'),
          on: { 'change.close': { target: '#accountChange.shown' } },
        },
      },
    },
  },
})
