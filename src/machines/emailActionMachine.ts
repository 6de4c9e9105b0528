import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import type { MailedChange, MailedMode } from '../domain/mailedChange.ts'
import { coolDown, rested, type CoolDown } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

export type EmailActionEvent =
  | { type: 'link.check'; code: string }
  | { type: 'link.accepted'; change: MailedChange }
  | { type: 'link.apply'; code: string }
  | { type: 'link.applied' }
  | { type: 'link.alreadyDone' }
  | { type: 'link.spent' }
  | FailureEvent

type Link = { mode: MailedMode; code: string }

/** Asks what the link would change; the code stays usable. */
export type CheckLink = Port<{ type: 'link.accepted'; change: MailedChange } | FailureEvent, Link>

/** Makes the change and uses the code up. */
export type ApplyLink = Port<{ type: 'link.applied' } | FailureEvent, { code: string }>

/** Asks whether what a spent link was for holds already. */
export type CheckAfterwards = Port<
  { type: 'link.alreadyDone' } | { type: 'link.spent' } | FailureEvent,
  { mode: MailedMode }
>

export type EmailActionContext = CoolDown & {
  mode: MailedMode
  change: MailedChange | null
}

export const emailActionMachine = setup({
  types: {
    context: {} as EmailActionContext,
    input: {} as { mode: MailedMode },
    events: {} as EmailActionEvent,
    tags: {} as 'checking' | 'unchecked' | 'refused' | 'ready' | 'busy' | 'applied' | 'alreadyDone',
  },
  actors: {
    checkLink: unprovided<Link>('checkLink'),
    applyLink: unprovided<{ code: string }>('applyLink'),
    checkAfterwards: unprovided<{ mode: MailedMode }>('checkAfterwards'),
  },
  actions: {
    ...coolDown<EmailActionContext, EmailActionEvent>().actions,
    keepChange: assign({ change: (_, params: { change: MailedChange }) => params.change }),
  },
  delays: coolDown<EmailActionContext, EmailActionEvent>().delays,
}).createMachine({
  id: 'emailAction',
  description: 'A link from an email: checked when it is opened, used only on a click.',
  context: ({ input }) => ({ mode: input.mode, change: null, ...rested }),
  initial: 'opened',
  states: {
    opened: { tags: 'checking', on: { 'link.check': { target: 'checking' } } },
    checking: {
      tags: 'checking',
      entry: 'forgetFailure',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context, event }) => {
          assertEvent(event, 'link.check')
          return { mode: context.mode, code: event.code }
        },
      },
      on: {
        'link.accepted': {
          target: 'ready',
          actions: [
            'forgetRefusals',
            { type: 'keepChange', params: ({ event }) => ({ change: event.change }) },
          ],
        },
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
    ready: { tags: 'ready', on: { 'link.apply': { target: 'applying' } } },
    applying: {
      tags: ['ready', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'applyLink',
        src: 'applyLink',
        input: ({ event }) => {
          assertEvent(event, 'link.apply')
          return { code: event.code }
        },
      },
      on: {
        'link.applied': { target: 'applied' },
        'error.invalid-action-code': { target: 'lookingBack', actions: 'setFailure' },
        'error.user-disabled': { target: 'refused', actions: 'setFailure' },
        'error.too-many-requests': { target: 'readyCoolingDown', actions: 'startCoolDown' },
        'error.*': { target: 'ready', actions: 'setFailure' },
      },
    },
    readyCoolingDown: {
      tags: 'ready',
      after: { coolDown: { target: 'ready', actions: 'endCoolDown' } },
    },
    lookingBack: {
      description: 'A used link for what holds already is no failure.',
      tags: 'checking',
      invoke: {
        id: 'checkAfterwards',
        src: 'checkAfterwards',
        input: ({ context }) => ({ mode: context.mode }),
      },
      on: {
        'link.alreadyDone': { target: 'alreadyDone', actions: 'forgetFailure' },
        'link.spent': { target: 'refused' },
        'error.*': { target: 'refused' },
      },
    },
    refused: { tags: 'refused' },
    alreadyDone: { tags: 'alreadyDone' },
    applied: { tags: 'applied' },
  },
})
