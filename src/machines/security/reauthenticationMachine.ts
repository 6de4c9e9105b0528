import { type ActorRef, type Snapshot, assertEvent, sendTo, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { request } from '../shared/request.ts'
import { initialResend, resend, type ResendContext, type SendEmail } from '../shared/resend.ts'

/** The events that the requester receives. */
export type IdentityResult = IdentityConfirmed | { type: 'identity.canceled' }

/** The actor that requested the confirmation. */
export type IdentityRequester = ActorRef<Snapshot<unknown>, IdentityResult>

/** The person at this device is the one who is signed in. */
export type IdentityConfirmed = { type: 'identity.confirmed' }

export type ReauthenticationEvent =
  | { type: 'password.submit'; password: string }
  | { type: 'link.request' }
  | { type: 'email.sent' }
  | { type: 'identity.challenged' }
  | { type: 'method.change' }
  | IdentityConfirmed
  | FailureEvent

export type ConfirmPassword = Port<IdentityConfirmed | FailureEvent, { password: string }>

/** Reports once that the person signed in again, by any method and in any tab. */
export type AwaitRecentSignIn = Port<IdentityConfirmed>

type ReauthenticationInput = {
  requester: IdentityRequester
  /** The account's own address, to which the link is sent; empty if it has none. */
  email: string
}

type ReauthenticationContext = ResendContext & ReauthenticationInput

const sendLink = {
  id: 'sendLink',
  src: 'sendLink',
  input: ({ context: { email } }: { context: ReauthenticationContext }) => ({ email }),
} as const

export const reauthenticationMachine = setup({
  types: {
    context: {} as ReauthenticationContext,
    input: {} as ReauthenticationInput,
    events: {} as ReauthenticationEvent,
    tags: {} as 'coolingDown',
  },
  actors: {
    awaitRecentSignIn: requiredPort<AwaitRecentSignIn>(),
    confirmPassword: requiredPort<ConfirmPassword>(),
    sendLink: requiredPort<SendEmail>(),
  },
  actions: {
    ...resend.actions<ReauthenticationContext, ReauthenticationEvent>(),
    notifyRequester: sendTo(({ context }) => context.requester, { type: 'identity.confirmed' }),
  },
  delays: resend.delays,
}).createMachine({
  id: 'reauthentication',
  description: 'Confirming a person’s identity with any sign-in method of the account.',
  context: ({ input }) => ({ ...input, ...initialResend }),
  invoke: { id: 'awaitRecentSignIn', src: 'awaitRecentSignIn' },
  on: { 'identity.confirmed': { target: '.confirmed' } },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'password.submit': { target: 'attempting.checkingPassword' },
        'link.request': { target: 'attempting.sendingLink' },
        'identity.challenged': { target: 'secondFactor' },
      },
    },
    attempting: {
      entry: 'clearFailure',
      initial: 'checkingPassword',
      after: request.timeLimit('choosing'),
      on: {
        'identity.challenged': { target: 'secondFactor' },
        'error.multi-factor-auth-required': { target: 'secondFactor' },
        ...request.failures('choosing'),
      },
      states: {
        checkingPassword: {
          invoke: {
            id: 'confirmPassword',
            src: 'confirmPassword',
            input: ({ event }) => {
              assertEvent(event, 'password.submit')
              return { password: event.password }
            },
          },
        },
        sendingLink: {
          invoke: sendLink,
          on: {
            'email.sent': { target: '#reauthentication.linkSent', actions: 'startResendWait' },
          },
        },
      },
    },
    coolingDown: {
      ...request.coolDown('choosing'),
      on: { 'identity.challenged': { target: 'secondFactor' } },
    },
    linkSent: {
      initial: 'resendWait',
      exit: 'clearFailure',
      on: {
        'method.change': { target: 'choosing' },
        'identity.challenged': { target: 'secondFactor' },
      },
      states: {
        resendWait: resend.wait('ready'),
        ready: { on: { 'link.request': { target: 'resending' } } },
        resending: {
          entry: 'clearFailure',
          invoke: sendLink,
          after: request.timeLimit('ready'),
          on: {
            'email.sent': { target: 'resendWait', actions: 'startResendWait' },
            ...resend.failures('ready', 'resendWait'),
          },
        },
      },
    },
    secondFactor: {
      on: { 'method.change': { target: 'choosing' } },
    },
    confirmed: { type: 'final', entry: 'notifyRequester' },
  },
})
