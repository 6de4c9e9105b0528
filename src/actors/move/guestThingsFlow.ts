import { fromCallback } from 'xstate'
import { countOwnThings, countThingsOf } from '../../firebase/move/countOwnThings.ts'
import { guestThingsMachine } from '../../machines/guestThingsMachine.ts'

/** Counting what comes along, wired to Firestore and this device. */
export const guestThingsFlow = guestThingsMachine.provide({
  actors: { countOwnThings: fromCallback(countOwnThings) },
})

/** The same for a guest who was put aside, and whose things are offered to whoever is in now. */
export function waitingThingsFlow(guestUid: string) {
  return guestThingsMachine.provide({
    actors: { countOwnThings: fromCallback(countThingsOf(guestUid)) },
  })
}
