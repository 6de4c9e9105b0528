import { fromCallback } from 'xstate'
import { loadFactors, watchFactors, removeFactor } from '../firebase/factors.ts'
import { factorsMachine } from '../machines/factorsMachine.ts'
import { removalMachine } from '../machines/removalMachine.ts'

/** The second factors of who is signed in. */
export const factorsFlow = factorsMachine.provide({
  actors: { loadFactors: fromCallback(loadFactors), watchFactors: fromCallback(watchFactors) },
})

/** Removing one of them, by its uid. */
export const factorRemovalFlow = removalMachine.provide({
  actors: {
    remove: fromCallback(removeFactor.make),
    resumeRemoval: fromCallback(removeFactor.resume),
  },
  actions: { forgetChange: removeFactor.forget },
})
