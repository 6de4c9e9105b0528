import { fromCallback } from 'xstate'
import { reportSession } from '../../firebase/devices/reportSession.ts'
import { endRevoked, watchRevocation } from '../../firebase/session/watchRevocation.ts'
import { endExpired, watchSessionLimit } from '../../firebase/session/watchSessionLimit.ts'
import { deviceSessionMachine } from '../../machines/session/deviceSessionMachine.ts'
import { sessionLimitMachine } from '../../machines/session/sessionLimitMachine.ts'

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
