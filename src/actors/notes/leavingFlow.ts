import { fromCallback } from 'xstate'
import { watchOthers, watchWords } from '../../firebase/notes/watchWords.ts'
import { wipeDevice } from '../../firebase/notes/wiping.ts'
import { leavingMachine } from '../../machines/leavingMachine.ts'

/** Signing out, wired to this device. */
export const leavingFlow = leavingMachine.provide({
  actors: {
    watchOthers: fromCallback(watchOthers),
    watchWords: fromCallback(watchWords),
    wipeDevice: fromCallback(wipeDevice),
  },
})
