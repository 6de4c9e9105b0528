import { fromCallback } from 'xstate'
import { watchWords, wipeDevice } from '../../firebase/notes/leaving.ts'
import { leavingMachine } from '../../machines/leavingMachine.ts'

/** Signing out, wired to this device. */
export const leavingFlow = leavingMachine.provide({
  actors: {
    watchWords: fromCallback(watchWords),
    wipeDevice: fromCallback(wipeDevice),
  },
})
