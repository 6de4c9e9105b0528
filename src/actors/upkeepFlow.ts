import { fromCallback } from 'xstate'
import { lookUp, readToken, renewToken, watchReturns } from '../firebase/upkeep.ts'
import { sweepDeleted } from '../firebase/notes/wiping.ts'
import { upkeepMachine } from '../machines/upkeepMachine.ts'

/** Keeping the session fresh, wired to the provider. */
export const upkeepFlow = upkeepMachine.provide({
  actors: {
    watchReturns: fromCallback(watchReturns),
    readToken: fromCallback(readToken),
    renewToken: fromCallback(renewToken),
    lookUp: fromCallback(lookUp),
  },
})

/** Once for each page: words lie here of people who never came back for them. */
export function sweepDevice(): void {
  sweepDeleted().catch(() => null)
}
