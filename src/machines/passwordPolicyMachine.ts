import { assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import { defaultPasswordPolicy, type PasswordPolicy } from '../domain/passwordPolicy.ts'
import { unprovided, type Port } from './ports.ts'

export type PasswordPolicyEvent = { type: 'policy.loaded'; policy: PasswordPolicy } | FailureEvent

/** Asks the server once what it demands of a new password. */
export type LoadPasswordPolicy = Port<PasswordPolicyEvent>

export const passwordPolicyMachine = setup({
  types: {
    context: {} as { policy: PasswordPolicy },
    events: {} as PasswordPolicyEvent,
  },
  actors: { loadPasswordPolicy: unprovided('loadPasswordPolicy') },
  actions: {
    keepPolicy: assign({ policy: (_, params: { policy: PasswordPolicy }) => params.policy }),
  },
  delays: { askAgain: 5_000 },
}).createMachine({
  id: 'passwordPolicy',
  description: 'What a new password must be; the usual minimum until the server has answered.',
  context: { policy: defaultPasswordPolicy },
  initial: 'loading',
  states: {
    loading: {
      invoke: { id: 'load', src: 'loadPasswordPolicy' },
      on: {
        'policy.loaded': {
          target: 'known',
          actions: { type: 'keepPolicy', params: ({ event }) => ({ policy: event.policy }) },
        },
        'error.*': { target: 'assumed' },
      },
    },
    known: {},
    assumed: { after: { askAgain: { target: 'loading' } } },
  },
})
