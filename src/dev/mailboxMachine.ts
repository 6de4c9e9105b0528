import { assertEvent, assign, setup } from 'xstate'
import { requiredPort, type Port } from '../machines/shared/ports.ts'

/** An email that the local Firebase would have sent. */
export type EmailMessage = {
  to: string
  /** Firebase's name for its purpose, such as `PASSWORD_RESET`. */
  purpose: string
  /** The app's page with the code, like the link in a real email. */
  link: string
}

/** A text message that the local Firebase would have sent. */
export type TextMessage = { to: string; code: string }

export type Mailbox = { emails: readonly EmailMessage[]; texts: readonly TextMessage[] }

export type MailboxEvent =
  | { type: 'mailbox.read'; mailbox: Mailbox }
  | { type: 'mailbox.unreachable' }

/** Polls the mailbox while it runs. */
export type WatchMailbox = Port<MailboxEvent>

export const mailboxMachine = setup({
  types: {
    context: {} as Mailbox,
    events: {} as MailboxEvent,
  },
  actors: { watchMailbox: requiredPort<WatchMailbox>() },
  actions: {
    setMailbox: assign(({ event }) => {
      assertEvent(event, 'mailbox.read')
      return event.mailbox
    }),
  },
}).createMachine({
  id: 'mailbox',
  description: 'The emails and text messages of the local Firebase, as they come in.',
  context: { emails: [], texts: [] },
  invoke: { id: 'watchMailbox', src: 'watchMailbox' },
  initial: 'loading',
  on: {
    'mailbox.read': {
      target: '.open',
      actions: 'setMailbox',
    },
    'mailbox.unreachable': { target: '.unreachable' },
  },
  states: {
    loading: {},
    open: {},
    unreachable: {},
  },
})
