import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { EmailActionMode, EmailedChange } from '../../domain/signIn/emailAction.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

/**
 * What happens to a guest who opens a sign-in link. `keep`: their account gets its email address.
 * `askLater`: their data waits until they decide, because someone else may have sent the link.
 */
type GuestChoice = 'keep' | 'askLater'

/** The input of a sign-in link. `guest` matters only if a guest is signed in. */
export type SignInLink = { code: string; email: string; guest: GuestChoice }

type NewPassword = { code: string; password: string }

export type EmailActionEvent =
  | { type: 'link.check'; code: string }
  | { type: 'link.accepted'; change: EmailedChange }
  /** A sign-in link that another browser requested, so its email address is unknown here. */
  | { type: 'link.unrecognized' }
  | { type: 'email.change' }
  | { type: 'link.apply'; code: string }
  | ({ type: 'password.submit' } & NewPassword)
  | ({ type: 'link.signIn' } & SignInLink)
  | { type: 'link.used' }
  /** The signed-in person has confirmed their identity. */
  | { type: 'identity.confirmed' }
  | { type: 'link.alreadyDone' }
  | { type: 'link.alreadyUsed' }
  | FailureEvent

type Link = { mode: EmailActionMode; code: string }

/** Reads the purpose and the account of the link. The code stays usable. */
export type CheckLink = Port<
  Extract<EmailActionEvent, { type: 'link.accepted' | 'link.unrecognized' }> | FailureEvent,
  Link
>

type LinkOutcome = { type: 'link.used' } | FailureEvent

/** The change that the person accepts with a click. */
type ChangeToApply = Link & { change: EmailedChange | null }

/** Makes the change. The code is used up. */
export type ApplyLink = Port<LinkOutcome, ChangeToApply>

/** The new password, and the address of its account. */
type PasswordToSave = NewPassword & { email: string }

/** Replaces the password. The code is used up. */
export type SavePassword = Port<LinkOutcome, PasswordToSave>

/** Signs in. The code is used up. The session reports who is signed in. */
export type SignInWithLink = Port<LinkOutcome | { type: 'identity.confirmed' }, SignInLink>

/** Checks whether a used link's change is already in effect. */
export type CheckIfApplied = Port<
  { type: 'link.alreadyDone' } | { type: 'link.alreadyUsed' } | FailureEvent,
  { mode: EmailActionMode }
>

export type EmailActionContext = RequestContext & {
  mode: EmailActionMode
  /**
   * What the link is about; `null` while unknown, and for a sign-in link that needs an email
   * address.
   */
  change: EmailedChange | null
  /** The email address that the person used with the link. */
  email: string
}

function signInLinkIn(event: EmailActionEvent): SignInLink {
  assertEvent(event, 'link.signIn')
  return { code: event.code, email: event.email, guest: event.guest }
}

export const emailActionMachine = setup({
  types: {
    context: {} as EmailActionContext,
    input: {} as { mode: EmailActionMode },
    events: {} as EmailActionEvent,
    tags: {} as 'checking' | 'unchecked' | 'ready' | 'busy' | 'coolingDown' | 'emailTaken',
  },
  actors: {
    checkLink: requiredPort<CheckLink>(),
    applyLink: requiredPort<ApplyLink>(),
    savePassword: requiredPort<SavePassword>(),
    signInWithLink: requiredPort<SignInWithLink>(),
    checkIfApplied: requiredPort<CheckIfApplied>(),
  },
  actions: {
    ...request.actions<EmailActionContext, EmailActionEvent>(),
    setChange: assign(({ event }) => {
      assertEvent(event, 'link.accepted')
      return { change: event.change }
    }),
    askForEmail: assign({ change: null }),
    setEmail: assign(({ event }) => {
      assertEvent(event, 'link.signIn')
      return { email: event.email }
    }),
  },
  delays: request.delays,
}).createMachine({
  id: 'emailAction',
  description: 'A link from an email, for any purpose: checked when opened, used on a click.',
  context: ({ input }) => ({ mode: input.mode, change: null, email: '', ...initialRequest }),
  initial: 'opened',
  states: {
    opened: { tags: 'checking', on: { 'link.check': { target: 'checking' } } },
    checking: {
      tags: 'checking',
      entry: 'clearFailure',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context: { mode }, event }) => {
          assertEvent(event, 'link.check')
          return { mode, code: event.code }
        },
      },
      after: request.timeLimit('unchecked'),
      on: {
        'link.accepted': { target: 'ready', actions: ['resetRequest', 'setChange'] },
        'link.unrecognized': { target: 'ready', actions: 'resetRequest' },
        'error.invalid-action-code': { target: 'checkingIfApplied', actions: 'setFailure' },
        'error.invalid-credential': { target: 'refused', actions: 'setFailure' },
        'error.user-disabled': { target: 'refused', actions: 'setFailure' },
        ...request.failures('unchecked', 'coolingDownCheck'),
      },
    },
    unchecked: { tags: 'unchecked', on: { 'link.check': { target: 'checking' } } },
    coolingDownCheck: {
      ...request.coolDown('unchecked'),
      tags: ['unchecked', 'coolingDown'],
    },
    ready: {
      tags: 'ready',
      on: {
        'email.change': { actions: ['askForEmail', 'clearFailure'] },
        'link.apply': { target: 'using.applying' },
        'password.submit': { target: 'using.savingPassword' },
        'link.signIn': { target: 'using.signingIn', actions: 'setEmail' },
      },
    },
    using: {
      tags: ['ready', 'busy'],
      entry: 'clearFailure',
      initial: 'applying',
      after: request.timeLimit('ready'),
      on: {
        'link.used': { target: 'used' },
        'error.invalid-action-code': { target: 'checkingIfApplied', actions: 'setFailure' },
        'error.user-disabled': { target: 'refused', actions: 'setFailure' },
        ...request.failures('ready'),
      },
      states: {
        applying: {
          invoke: {
            id: 'applyLink',
            src: 'applyLink',
            input: ({ context: { mode, change }, event }) => {
              assertEvent(event, 'link.apply')
              return { mode, code: event.code, change }
            },
          },
        },
        savingPassword: {
          invoke: {
            id: 'savePassword',
            src: 'savePassword',
            input: ({ context: { change }, event }) => {
              assertEvent(event, 'password.submit')
              return { code: event.code, password: event.password, email: change?.email ?? '' }
            },
          },
        },
        signingIn: {
          invoke: {
            id: 'signInWithLink',
            src: 'signInWithLink',
            input: ({ event }) => signInLinkIn(event),
          },
          on: {
            'identity.confirmed': { target: '#emailAction.confirmed' },
            'error.invalid-email': {
              target: '#emailAction.ready',
              actions: ['setFailure', 'askForEmail'],
            },
            'error.email-already-in-use': { target: '#emailAction.emailTaken' },
          },
        },
      },
    },
    coolingDown: {
      ...request.coolDown('ready'),
      tags: ['ready', 'coolingDown'],
    },
    emailTaken: {
      description:
        'The guest wanted to add this address to their account, but another account already has it.',
      tags: 'emailTaken',
      on: { 'link.signIn': { target: 'signingInToExisting' } },
    },
    signingInToExisting: {
      tags: ['emailTaken', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'signInToExisting',
        src: 'signInWithLink',
        input: ({ event }) => signInLinkIn(event),
      },
      after: request.timeLimit('emailTaken'),
      on: {
        'link.used': { target: 'used' },
        'error.invalid-action-code': { target: 'checkingIfApplied', actions: 'setFailure' },
        'error.user-disabled': { target: 'refused', actions: 'setFailure' },
        'error.invalid-email': { target: 'ready', actions: ['setFailure', 'askForEmail'] },
        ...request.failures('emailTaken', 'coolingDownExisting'),
      },
    },
    coolingDownExisting: {
      ...request.coolDown('emailTaken'),
      tags: ['emailTaken', 'coolingDown'],
    },
    checkingIfApplied: {
      description: 'A used link is no failure if its change is already in effect.',
      tags: 'checking',
      invoke: {
        id: 'checkIfApplied',
        src: 'checkIfApplied',
        input: ({ context: { mode } }) => ({ mode }),
      },
      after: { attemptTimeout: { target: 'refused' } },
      on: {
        'link.alreadyDone': { target: 'alreadyDone', actions: 'clearFailure' },
        'link.alreadyUsed': { target: 'refused' },
        'error.*': { target: 'refused' },
      },
    },
    refused: { type: 'final' },
    alreadyDone: { type: 'final' },
    used: { type: 'final' },
    confirmed: { type: 'final' },
  },
})
