import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import type { ActionMode, MailedChange } from '../domain/mailedChange.ts'
import { coolDown, rested, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

/**
 * What becomes of a guest who follows a link: their account becomes one with its email, or what they keep
 * waits until the person says afterwards what is to become of it. Somebody else may have sent the link.
 */
type GuestChoice = 'keep' | 'leave'

/** What following a link needs. Where nobody is in as a guest, the choice says nothing. */
export type Following = { code: string; email: string; guest: GuestChoice }

type NewPassword = { code: string; password: string }

export type EmailActionEvent =
  | { type: 'link.check'; code: string }
  | { type: 'link.accepted'; change: MailedChange }
  /** It signs in, and was not asked for in this browser, so that its email is not known. */
  | { type: 'link.unrecognized' }
  | { type: 'link.otherEmail' }
  | { type: 'link.apply'; code: string }
  | ({ type: 'password.submit' } & NewPassword)
  | ({ type: 'link.follow' } & Following)
  | { type: 'link.used' }
  /** The person who was in has shown once more who they are. */
  | { type: 'link.confirmed' }
  | { type: 'link.alreadyDone' }
  | { type: 'link.spent' }
  | FailureEvent

type Link = { mode: ActionMode; code: string }

/** Asks what the link is for, and of whom; the code stays usable. */
export type CheckLink = Port<
  Extract<EmailActionEvent, { type: 'link.accepted' | 'link.unrecognized' }> | FailureEvent,
  Link
>

type Used = { type: 'link.used' } | FailureEvent

/** Makes the change and uses the code up. */
export type ApplyLink = Port<Used, { code: string }>

/** Replaces the password and uses the code up. */
export type SavePassword = Port<Used, NewPassword>

/** Signs in and uses the code up. Who is in then comes from the session. */
export type FollowLink = Port<Used | { type: 'link.confirmed' }, Following>

/** Asks whether what a spent link was for holds already. */
export type CheckAfterwards = Port<
  { type: 'link.alreadyDone' } | { type: 'link.spent' } | FailureEvent,
  { mode: ActionMode }
>

export type EmailActionContext = CoolDown & {
  mode: ActionMode
  /** What the link is about; `null` until it is known, and where a link to sign in waits for its email. */
  change: MailedChange | null
  /** The email that the person followed the link with. */
  email: string
}

export const emailActionMachine = setup({
  types: {
    context: {} as EmailActionContext,
    input: {} as { mode: ActionMode },
    events: {} as EmailActionEvent,
    tags: {} as
      | 'checking'
      | 'unchecked'
      | 'refused'
      | 'ready'
      | 'busy'
      | 'taken'
      | 'used'
      | 'confirmed'
      | 'alreadyDone',
  },
  actors: {
    checkLink: unprovided<Link>('checkLink'),
    applyLink: unprovided<{ code: string }>('applyLink'),
    savePassword: unprovided<NewPassword>('savePassword'),
    followLink: unprovided<Following>('followLink'),
    checkAfterwards: unprovided<{ mode: ActionMode }>('checkAfterwards'),
  },
  actions: {
    ...coolDown<EmailActionContext, EmailActionEvent>().actions,
    keepChange: assign((_, { change }: { change: MailedChange }) => ({ change })),
    askForEmail: assign({ change: null }),
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
  },
  delays: {
    ...coolDown<EmailActionContext, EmailActionEvent>().delays,
    longestAttempt: 90_000,
  },
}).createMachine({
  id: 'emailAction',
  description: 'A link from an email, whatever it is for: checked when opened, used on a click.',
  context: ({ input }) => ({ mode: input.mode, change: null, email: '', ...rested }),
  initial: 'opened',
  states: {
    opened: { tags: 'checking', on: { 'link.check': { target: 'checking' } } },
    checking: {
      tags: 'checking',
      entry: 'forgetFailure',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context: { mode }, event }) => {
          assertEvent(event, 'link.check')
          return { mode, code: event.code }
        },
      },
      after: { longestAttempt: { target: 'unchecked', actions: 'giveUp' } },
      on: {
        'link.accepted': {
          target: 'ready',
          actions: ['forgetRefusals', { type: 'keepChange', params: ({ event }) => event }],
        },
        'link.unrecognized': { target: 'ready', actions: 'forgetRefusals' },
        'error.invalid-action-code': { target: 'lookingBack', actions: 'setFailure' },
        'error.invalid-credential': { target: 'refused', actions: 'setFailure' },
        'error.user-disabled': { target: 'refused', actions: 'setFailure' },
        'error.too-many-requests': { target: 'uncheckedCoolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'unchecked', actions: 'setFailure' },
      },
    },
    unchecked: { tags: 'unchecked', on: { 'link.check': { target: 'checking' } } },
    uncheckedCoolingDown: {
      tags: 'unchecked',
      after: { coolDown: { target: 'unchecked', actions: 'endCoolDown' } },
    },
    ready: {
      tags: 'ready',
      on: {
        'link.otherEmail': { actions: ['askForEmail', 'forgetFailure'] },
        'link.apply': { target: 'using.applying' },
        'password.submit': { target: 'using.savingPassword' },
        'link.follow': {
          target: 'using.signingIn',
          actions: { type: 'keepEmail', params: ({ event }) => event },
        },
      },
    },
    using: {
      tags: ['ready', 'busy'],
      entry: 'forgetFailure',
      initial: 'applying',
      after: { longestAttempt: { target: 'ready', actions: 'giveUp' } },
      on: {
        'link.used': { target: 'used' },
        'error.invalid-action-code': { target: 'lookingBack', actions: 'setFailure' },
        'error.user-disabled': { target: 'refused', actions: 'setFailure' },
        'error.too-many-requests': { target: 'readyCoolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'ready', actions: 'setFailure' },
      },
      states: {
        applying: {
          invoke: {
            id: 'applyLink',
            src: 'applyLink',
            input: ({ event }) => {
              assertEvent(event, 'link.apply')
              return { code: event.code }
            },
          },
        },
        savingPassword: {
          invoke: {
            id: 'savePassword',
            src: 'savePassword',
            input: ({ event }) => {
              assertEvent(event, 'password.submit')
              return { code: event.code, password: event.password }
            },
          },
        },
        signingIn: {
          invoke: {
            id: 'followLink',
            src: 'followLink',
            input: ({ event }) => {
              assertEvent(event, 'link.follow')
              return { code: event.code, email: event.email, guest: event.guest }
            },
          },
          on: {
            'link.confirmed': { target: '#emailAction.confirmed' },
            'error.invalid-email': {
              target: '#emailAction.ready',
              actions: ['setFailure', 'askForEmail'],
            },
            'error.email-already-in-use': { target: '#emailAction.taken' },
          },
        },
      },
    },
    readyCoolingDown: {
      tags: 'ready',
      after: { coolDown: { target: 'ready', actions: 'endCoolDown' } },
    },
    taken: {
      description: 'A guest wanted to keep their account, but this email has another one.',
      tags: 'taken',
      on: {
        'link.follow': {
          target: 'using.signingIn',
          actions: { type: 'keepEmail', params: ({ event }) => event },
        },
      },
    },
    lookingBack: {
      description: 'A used link for what holds already is no failure.',
      tags: 'checking',
      invoke: {
        id: 'checkAfterwards',
        src: 'checkAfterwards',
        input: ({ context: { mode } }) => ({ mode }),
      },
      after: { longestAttempt: { target: 'refused' } },
      on: {
        'link.alreadyDone': { target: 'alreadyDone', actions: 'forgetFailure' },
        'link.spent': { target: 'refused' },
        'error.*': { target: 'refused' },
      },
    },
    refused: { tags: 'refused' },
    alreadyDone: { tags: 'alreadyDone' },
    used: { tags: 'used' },
    confirmed: { tags: 'confirmed' },
  },
})
