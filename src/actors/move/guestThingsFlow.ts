import { fromCallback } from 'xstate'
import { countOwnThings } from '../../firebase/move/countOwnThings.ts'
import { guestThingsMachine } from '../../machines/guestThingsMachine.ts'

/** Counting what comes along, wired to Firestore and this device. */
export const guestThingsFlow = guestThingsMachine.provide({
  actors: { countOwnThings: fromCallback(countOwnThings) },
})
