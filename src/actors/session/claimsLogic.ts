import { fromCallback } from 'xstate'
import { renewClaims, watchClaims } from '../../firebase/session/claims.ts'
import { claimsMachine } from '../../machines/session/claimsMachine.ts'

/** Reads and renews the custom claims. */
export const claimsLogic = claimsMachine.provide({
  actors: { watchClaims: fromCallback(watchClaims), renewClaims: fromCallback(renewClaims) },
})
