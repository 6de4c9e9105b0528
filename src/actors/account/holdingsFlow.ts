import { fromCallback } from 'xstate'
import { countHoldings } from '../../firebase/countHoldings.ts'
import { holdingsMachine } from '../../machines/holdingsMachine.ts'

/** Counting what a person has, wired to Firestore. */
export const holdingsFlow = holdingsMachine.provide({
  actors: { countHoldings: fromCallback(countHoldings) },
})
