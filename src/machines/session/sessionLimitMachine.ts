import { setup } from 'xstate'
import { unprovided, unprovidedAction, type Port } from '../shared/ports.ts'

type SessionLimitInput = { uid: string }

/** The session has lasted as long as the owner allows. */
type LimitReached = { type: 'limit.reached' }

/** Reports at once or later, and starts again when the person confirms their identity. */
export type WatchSessionLimit = Port<LimitReached, SessionLimitInput>

export const sessionLimitMachine = setup({
  types: {
    context: {} as SessionLimitInput,
    events: {} as LimitReached,
    input: {} as SessionLimitInput,
  },
  actors: { watchSessionLimit: unprovided<SessionLimitInput>('watchSessionLimit') },
  actions: { endSession: unprovidedAction('endSession') },
}).createMachine({
  id: 'sessionLimit',
  description: 'Ends a session that has lasted as long as the owner allows.',
  context: ({ input }) => input,
  initial: 'lasting',
  states: {
    lasting: {
      invoke: {
        id: 'watchSessionLimit',
        src: 'watchSessionLimit',
        input: ({ context: { uid } }) => ({ uid }),
      },
      on: { 'limit.reached': { target: 'over' } },
    },
    over: { type: 'final', entry: 'endSession' },
  },
})
