import { fromCallback } from 'xstate'
import { reportSession } from '../../firebase/devices/reportSession.ts'
import { endRevoked, watchRevocation } from '../../firebase/session/watchRevocation.ts'
import { deviceSessionMachine } from '../../machines/session/deviceSessionMachine.ts'

/** Lists this device as signed in, and ends its session when it is signed out elsewhere. */
export const deviceSessionLogic = deviceSessionMachine.provide({
  actors: {
    watchRevocation: fromCallback(watchRevocation),
    reportSession: fromCallback(reportSession),
  },
  actions: { endSession: endRevoked },
})
