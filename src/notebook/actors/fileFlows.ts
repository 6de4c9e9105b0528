import { fromCallback } from 'xstate'
import { readFile, readQueued } from '../firebase/files/readFile.ts'
import { fileMachine } from '../machines/fileMachine.ts'

/** The bytes of one file, wired to Storage. */
export const fileFlow = fileMachine.provide({ actors: { readFile: fromCallback(readFile) } })

/** The bytes of a file that is on its way, from this device. */
export const queuedFileFlow = fileMachine.provide({
  actors: { readFile: fromCallback(readQueued) },
})
