import { fromCallback } from 'xstate'
import { endExpired, watchSessionLimit } from '../../firebase/session/watchSessionLimit.ts'
import { sessionLimitMachine } from '../../machines/session/sessionLimitMachine.ts'

/** Ends a session that has lasted as long as the owner allows. */
export const sessionLimitLogic = sessionLimitMachine.provide({
  actors: { watchSessionLimit: fromCallback(watchSessionLimit) },
  actions: { endSession: endExpired },
})
