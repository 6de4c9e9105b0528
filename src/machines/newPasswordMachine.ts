import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import { coolDown, rested, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

export type NewPasswordEvent =
  | { type: 'code.check'; code: string }
  | { type: 'code.accepted'; email: string }
  | { type: 'password.submit'; code: string; password: string }
  | { type: 'password.saved' }
  | FailureEvent

/** Asks whose password the code may replace; the code stays usable. */
export type CheckCode = Port<
  { type: 'code.accepted'; email: string } | FailureEvent,
  { code: string }
>

/** Replaces the password and uses the code up. */
export type SavePassword = Port<
  { type: 'password.saved' } | FailureEvent,
  { code: string; password: string }
>

type NewPasswordContext = CoolDown & { email: string }

export const newPasswordMachine = setup({
  types: {
    context: {} as NewPasswordContext,
    events: {} as NewPasswordEvent,
    tags: {} as 'checking' | 'unchecked' | 'refused' | 'form' | 'busy' | 'saved',
  },
  actors: {
    checkCode: unprovided<{ code: string }>('checkCode'),
    savePassword: unprovided<{ code: string; password: string }>('savePassword'),
  },
  actions: {
    ...coolDown<NewPasswordContext, NewPasswordEvent>().actions,
    keepEmail: assign({ email: (_, params: { email: string }) => params.email }),
  },
  delays: coolDown<NewPasswordContext, NewPasswordEvent>().delays,
}).createMachine({
  id: 'newPassword',
  description: 'Choosing a new password with the code from the mail.',
  context: { email: '', ...rested },
  initial: 'opened',
  states: {
    opened: { tags: 'checking', on: { 'code.check': { target: 'checking' } } },
    checking: {
      tags: 'checking',
      entry: 'forgetFailure',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ event }) => {
          assertEvent(event, 'code.check')
          return { code: event.code }
        },
      },
      on: {
        'code.accepted': {
          target: 'editing',
          actions: [
            'forgetRefusals',
            { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
          ],
        },
        'error.invalid-action-code': { target: 'refused', actions: 'setFailure' },
        'error.invalid-credential': { target: 'refused', actions: 'setFailure' },
        'error.user-disabled': { target: 'refused', actions: 'setFailure' },
        'error.too-many-requests': { target: 'uncheckedCoolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'unchecked', actions: 'setFailure' },
      },
    },
    unchecked: { tags: 'unchecked', on: { 'code.check': { target: 'checking' } } },
    uncheckedCoolingDown: {
      tags: 'unchecked',
      after: { coolDown: { target: 'unchecked', actions: 'endCoolDown' } },
    },
    editing: { tags: 'form', on: { 'password.submit': { target: 'saving' } } },
    saving: {
      tags: ['form', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submit')
          return { code: event.code, password: event.password }
        },
      },
      on: {
        'password.saved': { target: 'saved' },
        'error.invalid-action-code': { target: 'refused', actions: 'setFailure' },
        'error.too-many-requests': { target: 'editingCoolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'editing', actions: 'setFailure' },
      },
    },
    editingCoolingDown: {
      tags: 'form',
      after: { coolDown: { target: 'editing', actions: 'endCoolDown' } },
    },
    refused: { tags: 'refused' },
    saved: { tags: 'saved' },
  },
})
