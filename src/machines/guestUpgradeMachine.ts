import { assertEvent, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import type { Credentials } from './authMachine.ts'
import { attemptTimeout } from './failures.ts'
import { coolDown, noFailure, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

export type GuestUpgradeEvent =
  | ({ type: 'upgrade.submit' } & Credentials)
  | ({ type: 'existing.enter' } & Credentials)
  /** The provider belongs to another account. */
  | { type: 'existing.found' }
  | { type: 'existing.enterHeld' }
  | { type: 'existing.decline' }
  | { type: 'change.made' }
  | FailureEvent

/** Gives the guest's account an email address and a password. */
export type UpgradeGuest = Port<{ type: 'change.made' } | FailureEvent, Credentials>

/**
 * Signs in to an existing account with the provider's credential. Success arrives as
 * `session.found`.
 */
export type EnterHeld = Port<FailureEvent>

export const guestUpgradeMachine = setup({
  types: {
    context: {} as CoolDown,
    events: {} as GuestUpgradeEvent,
    tags: {} as 'busy' | 'form' | 'emailTaken' | 'providerTaken' | 'coolingDown',
  },
  actors: {
    upgradeGuest: unprovided<Credentials>('upgradeGuest'),
    enterExisting: unprovided<Credentials>('enterExisting'),
    enterHeld: unprovided('enterHeld'),
  },
  actions: coolDown<CoolDown, GuestUpgradeEvent>().actions,
  delays: { ...coolDown<CoolDown, GuestUpgradeEvent>().delays, attemptTimeout },
}).createMachine({
  id: 'guestUpgrade',
  description: 'Upgrading a guest to an account, or signing in to an account that exists.',
  context: noFailure,
  initial: 'editing',
  states: {
    editing: {
      tags: 'form',
      on: {
        'upgrade.submit': { target: 'upgrading' },
        'existing.found': { target: 'providerTaken', actions: 'clearFailure' },
      },
    },
    upgrading: {
      tags: ['form', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'upgradeGuest',
        src: 'upgradeGuest',
        input: ({ event }) => {
          assertEvent(event, 'upgrade.submit')
          return { email: event.email, password: event.password }
        },
      },
      after: { attemptTimeout: { target: 'editing', actions: 'setTimedOut' } },
      on: {
        'change.made': { target: 'upgraded' },
        'error.email-already-in-use': { target: 'emailTaken' },
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'editing', actions: 'setFailure' },
      },
    },
    emailTaken: {
      tags: ['form', 'emailTaken'],
      on: {
        'existing.enter': { target: 'entering' },
        'existing.decline': { target: 'editing', actions: 'clearFailure' },
      },
    },
    entering: {
      tags: ['form', 'busy', 'emailTaken'],
      entry: 'clearFailure',
      invoke: {
        id: 'enterExisting',
        src: 'enterExisting',
        input: ({ event }) => {
          assertEvent(event, 'existing.enter')
          return { email: event.email, password: event.password }
        },
      },
      after: { attemptTimeout: { target: 'emailTaken', actions: 'setTimedOut' } },
      on: {
        'error.too-many-requests': { target: 'emailResendWait', actions: 'startCoolDown' },
        'error.*': { target: 'emailTaken', actions: 'setFailure' },
      },
    },
    emailResendWait: {
      tags: ['form', 'emailTaken', 'coolingDown'],
      exit: 'endCoolDown',
      after: { coolDown: { target: 'emailTaken' } },
      on: { 'existing.decline': { target: 'editing' } },
    },
    providerTaken: {
      tags: 'providerTaken',
      on: {
        'existing.enterHeld': { target: 'enteringHeld' },
        'existing.decline': { target: 'editing', actions: 'clearFailure' },
      },
    },
    enteringHeld: {
      tags: ['busy', 'providerTaken'],
      entry: 'clearFailure',
      invoke: { id: 'enterHeld', src: 'enterHeld' },
      after: { attemptTimeout: { target: 'providerTaken', actions: 'setTimedOut' } },
      on: {
        'error.too-many-requests': { target: 'providerWait', actions: 'startCoolDown' },
        'error.*': { target: 'providerTaken', actions: 'setFailure' },
      },
    },
    providerWait: {
      tags: ['providerTaken', 'coolingDown'],
      exit: 'endCoolDown',
      after: { coolDown: { target: 'providerTaken' } },
      on: { 'existing.decline': { target: 'editing' } },
    },
    coolingDown: {
      tags: ['form', 'coolingDown'],
      after: { coolDown: { target: 'editing', actions: 'endCoolDown' } },
    },
    upgraded: {},
  },
})
