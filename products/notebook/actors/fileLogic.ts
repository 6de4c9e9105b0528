import { fromCallback } from 'xstate'
import { readFile, readQueued } from '../firebase/files/readFile.ts'
import { fileMachine } from '../machines/fileMachine.ts'

/** `fileMachine`, connected to Storage. */
export const fileLogic = fileMachine.provide({ actors: { readFile: fromCallback(readFile) } })

/** `fileMachine` for a file that is still on this device. */
export const queuedFileLogic = fileMachine.provide({
  actors: { readFile: fromCallback(readQueued) },
})
