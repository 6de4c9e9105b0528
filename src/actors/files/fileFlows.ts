import { fromCallback } from 'xstate'
import { readFile } from '../../firebase/files/readFile.ts'
import { fileMachine } from '../../machines/fileMachine.ts'
import { readQueued } from '../../firebase/files/readQueued.ts'

/** The bytes of one file, wired to Storage. */
export const fileFlow = fileMachine.provide({ actors: { readFile: fromCallback(readFile) } })

/** The bytes of a file that is on its way, from this device. */
export const queuedFileFlow = fileMachine.provide({
  actors: { readFile: fromCallback(readQueued) },
})
