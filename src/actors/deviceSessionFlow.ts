import { fromCallback } from 'xstate'
import { reportSession } from '../firebase/access/reportSession.ts'
import { endRevoked, watchRevocation } from '../firebase/access/watchRevocation.ts'
import { endExpired, watchSessionLimit } from '../firebase/access/watchSessionLimit.ts'
import { deviceSessionMachine } from '../machines/deviceSessionMachine.ts'
import { sessionLimitMachine } from '../machines/sessionLimitMachine.ts'

/** Lists this device as signed in, and ends its session when it is signed out elsewhere. */
export const deviceSessionFlow = deviceSessionMachine.provide({
  actors: {
    watchRevocation: fromCallback(watchRevocation),
    reportSession: fromCallback(reportSession),
  },
  actions: { endSession: endRevoked },
})

/** Ends a session that has lasted as long as the owner allows. */
export const sessionLimitFlow = sessionLimitMachine.provide({
  actors: { watchSessionLimit: fromCallback(watchSessionLimit) },
  actions: { endSession: endExpired },
})
