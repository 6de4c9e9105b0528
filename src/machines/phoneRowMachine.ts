import { setup } from 'xstate'

export type PhoneRowEvent =
  | { type: 'row.open' }
  | { type: 'row.close' }
  /** The account has the new number. */
  | { type: 'number.saved' }

export const phoneRowMachine = setup({
  types: {
    events: {} as PhoneRowEvent,
    tags: {} as 'open' | 'saved',
  },
}).createMachine({
  id: 'phoneRow',
  description: 'The phone number row of the account center, open or closed.',
  initial: 'closed',
  states: {
    closed: {
      initial: 'quiet',
      on: { 'row.open': { target: 'open' }, 'row.close': { target: '.quiet' } },
      states: { quiet: {}, saved: { tags: 'saved' } },
    },
    open: {
      tags: 'open',
      on: { 'row.close': { target: 'closed' }, 'number.saved': { target: 'closed.saved' } },
    },
  },
})
