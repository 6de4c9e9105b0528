import { fromCallback } from 'xstate'
import { reportSession } from '../firebase/access/reportSession.ts'
import { endRevoked, watchRevocation } from '../firebase/access/watchRevocation.ts'
import { deviceSessionMachine } from '../machines/deviceSessionMachine.ts'

/** Lists this device as signed in, and ends its session when it is signed out elsewhere. */
export const deviceSessionFlow = deviceSessionMachine.provide({
  actors: {
    watchRevocation: fromCallback(watchRevocation),
    reportSession: fromCallback(reportSession),
  },
  actions: { endSession: endRevoked },
})
