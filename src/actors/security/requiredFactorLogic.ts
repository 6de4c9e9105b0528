import { fromCallback } from 'xstate'
import { watchUsedFactor } from '../../firebase/security/usedFactor.ts'
import { requiredFactorMachine } from '../../machines/security/requiredFactorMachine.ts'

/** Opens the account only to a session that has used a second factor. */
export const requiredFactorLogic = requiredFactorMachine.provide({
  actors: { watchUsedFactor: fromCallback(watchUsedFactor) },
})
