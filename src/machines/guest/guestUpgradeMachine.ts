import { assertEvent, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { Credentials } from '../authMachine.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

type GuestUpgradeEvent =
  | ({ type: 'upgrade.submit' } & Credentials)
  | ({ type: 'existingAccount.signIn' } & Credentials)
  /** The provider, or the email of its account, belongs to another account. */
  | { type: 'existingAccount.found' }
  | { type: 'existingAccount.signInWithPendingCredential' }
  | { type: 'existingAccount.decline' }
  | { type: 'change.made' }
  | FailureEvent

/** Gives the guest's account an email address and a password. */
export type UpgradeGuest = Port<{ type: 'change.made' } | FailureEvent, Credentials>

/**
 * Signs in to an existing account with the provider's credential. Success arrives as
 * `session.found`.
 */
export type SignInWithPendingCredential = Port<FailureEvent>

const toExistingAccount = {
  'existingAccount.found': { target: 'providerTaken', actions: 'clearFailure' },
} as const

export const guestUpgradeMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as GuestUpgradeEvent,
    tags: {} as 'busy' | 'emailTaken' | 'providerTaken' | 'coolingDown',
  },
  actors: {
    upgradeGuest: requiredPort<UpgradeGuest>(),
    signInToExisting: requiredPort<Port<FailureEvent, Credentials>>(),
    signInWithPendingCredential: requiredPort<SignInWithPendingCredential>(),
  },
  actions: request.actions<RequestContext, GuestUpgradeEvent>(),
  delays: request.delays,
}).createMachine({
  id: 'guestUpgrade',
  description: 'Upgrading a guest to an account, or signing in to an account that exists.',
  context: initialRequest,
  initial: 'editing',
  states: {
    editing: {
      initial: 'idle',
      on: {
        'upgrade.submit': { target: 'upgrading' },
        ...toExistingAccount,
      },
      states: {
        idle: {},
        notConnected: {
          description: 'The account with the email has other methods than this provider.',
        },
      },
    },
    upgrading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'upgradeGuest',
        src: 'upgradeGuest',
        input: ({ event }) => {
          assertEvent(event, 'upgrade.submit')
          return { email: event.email, password: event.password }
        },
      },
      after: request.timeLimit('editing'),
      on: {
        'change.made': { target: 'upgraded' },
        'error.email-already-in-use': { target: 'emailTaken' },
        ...request.failures('editing'),
      },
    },
    emailTaken: {
      tags: 'emailTaken',
      on: {
        'existingAccount.signIn': { target: 'signingIn' },
        'existingAccount.decline': { target: 'editing', actions: 'clearFailure' },
        ...toExistingAccount,
      },
    },
    signingIn: {
      tags: ['busy', 'emailTaken'],
      entry: 'clearFailure',
      invoke: {
        id: 'signInToExisting',
        src: 'signInToExisting',
        input: ({ event }) => {
          assertEvent(event, 'existingAccount.signIn')
          return { email: event.email, password: event.password }
        },
      },
      after: request.timeLimit('emailTaken'),
      on: request.failures('emailTaken', 'coolingDownSignIn'),
    },
    coolingDownSignIn: {
      ...request.coolDown('emailTaken'),
      tags: ['emailTaken', 'coolingDown'],
      on: { 'existingAccount.decline': { target: 'editing' }, ...toExistingAccount },
    },
    providerTaken: {
      tags: 'providerTaken',
      on: {
        'existingAccount.signInWithPendingCredential': { target: 'signingInWithPendingCredential' },
        'existingAccount.decline': { target: 'editing', actions: 'clearFailure' },
      },
    },
    signingInWithPendingCredential: {
      tags: ['busy', 'providerTaken'],
      entry: 'clearFailure',
      invoke: { id: 'signInWithPendingCredential', src: 'signInWithPendingCredential' },
      after: request.timeLimit('providerTaken'),
      on: {
        'error.account-exists-with-different-credential': { target: 'editing.notConnected' },
        ...request.failures('providerTaken', 'coolingDownPendingCredential'),
      },
    },
    coolingDownPendingCredential: {
      ...request.coolDown('providerTaken'),
      tags: ['providerTaken', 'coolingDown'],
      on: { 'existingAccount.decline': { target: 'editing' } },
    },
    coolingDown: { ...request.coolDown('editing'), on: toExistingAccount },
    upgraded: { type: 'final' },
  },
})
