import { fromCallback } from 'xstate'
import { watchWords } from '../../firebase/notes/watchWords.ts'
import { wipeDevice } from '../../firebase/notes/wiping.ts'
import { leavingMachine } from '../../machines/leavingMachine.ts'

/** Signing out, wired to this device. */
export const leavingFlow = leavingMachine.provide({
  actors: {
    watchWords: fromCallback(watchWords),
    wipeDevice: fromCallback(wipeDevice),
  },
})
