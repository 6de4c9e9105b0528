import type { FailureEvent } from '../domain/failure.ts'
import { coolDown, failureIn, rested, type CoolDown } from './coolDown.ts'
import { type Port, unprovided } from './ports.ts'
import { assertEvent, assign, setup } from 'xstate'

/**
 * What becomes of a guest who follows a link: their account becomes one with its email, or what they keep
 * waits until the person says afterwards what is to become of it. Somebody else may have sent the link.
 */
type GuestChoice = 'keep' | 'leave'

/** What following a link needs. Where nobody is in as a guest, the choice says nothing. */
export type Following = { code: string; email: string; guest: GuestChoice }

export type LinkSignInEvent =
  | { type: 'link.check'; code: string }
  | { type: 'link.recognized'; email: string }
  | { type: 'link.unrecognized' }
  | ({ type: 'link.follow' } & Following)
  | { type: 'link.otherEmail' }
  | { type: 'link.followed' }
  | { type: 'link.confirmed' }
  | FailureEvent

/** Asks whether the link works, and whether it was asked for in this browser; it stays usable. */
export type CheckSignInLink = Port<
  { type: 'link.recognized'; email: string } | { type: 'link.unrecognized' } | FailureEvent,
  { code: string }
>

/** Uses the link up. Who is in then comes from the session; `link.confirmed`: the same as before. */
export type FollowLink = Port<
  { type: 'link.followed' } | { type: 'link.confirmed' } | FailureEvent,
  Following
>

export type LinkSignInContext = CoolDown & {
  email: string
  /** The email is known from this browser, so that nobody has to type it. */
  isRecognised: boolean
}

export const linkSignInMachine = setup({
  types: {
    context: {} as LinkSignInContext,
    events: {} as LinkSignInEvent,
    tags: {} as
      | 'checking'
      | 'unchecked'
      | 'spent'
      | 'ready'
      | 'busy'
      | 'taken'
      | 'followed'
      | 'confirmed',
  },
  actors: {
    checkLink: unprovided<{ code: string }>('checkLink'),
    followLink: unprovided<Following>('followLink'),
  },
  actions: {
    ...coolDown<LinkSignInContext, LinkSignInEvent>().actions,
    recognize: assign((_, { email }: { email: string }) => ({ email, isRecognised: true })),
    askForEmail: assign({ isRecognised: false, failure: null }),
    begin: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    setWrongEmail: assign(({ event }) => ({ failure: failureIn(event), isRecognised: false })),
  },
  delays: coolDown<LinkSignInContext, LinkSignInEvent>().delays,
}).createMachine({
  id: 'linkSignIn',
  description: 'Signing in with a link from a mail, on the device that asked for it or another.',
  context: { email: '', isRecognised: false, ...rested },
  initial: 'opened',
  states: {
    opened: { tags: 'checking', on: { 'link.check': { target: 'checking' } } },
    checking: {
      tags: 'checking',
      entry: 'forgetFailure',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ event }) => {
          assertEvent(event, 'link.check')
          return { code: event.code }
        },
      },
      on: {
        'link.recognized': {
          target: 'ready',
          actions: [
            'forgetRefusals',
            { type: 'recognize', params: ({ event }) => ({ email: event.email }) },
          ],
        },
        'link.unrecognized': { target: 'ready', actions: 'forgetRefusals' },
        'error.invalid-action-code': { target: 'spent' },
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
        'link.otherEmail': { actions: 'askForEmail' },
        'link.follow': {
          target: 'following',
          actions: { type: 'begin', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    following: {
      tags: ['ready', 'busy'],
      invoke: {
        id: 'followLink',
        src: 'followLink',
        input: ({ event }) => {
          assertEvent(event, 'link.follow')
          const { code, email, guest } = event
          return { code, email, guest }
        },
      },
      on: {
        'link.followed': { target: 'followed' },
        'link.confirmed': { target: 'confirmed' },
        'error.invalid-email': { target: 'ready', actions: 'setWrongEmail' },
        'error.email-already-in-use': { target: 'taken' },
        'error.invalid-action-code': { target: 'spent' },
        'error.too-many-requests': { target: 'readyCoolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'ready', actions: 'setFailure' },
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
          target: 'following',
          actions: { type: 'begin', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    spent: { tags: 'spent' },
    followed: { tags: 'followed' },
    confirmed: { tags: 'confirmed' },
  },
})
