import { fromCallback } from 'xstate'
import { readQueued } from '../../firebase/files/readQueued.ts'
import { fileMachine } from '../../machines/fileMachine.ts'

/** The bytes of a file that is on its way, from this device. */
export const queuedFileFlow = fileMachine.provide({
  actors: { readFile: fromCallback(readQueued) },
})
