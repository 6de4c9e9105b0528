import { fromCallback } from 'xstate'
import { checkArchive, restoreArchive } from '../../firebase/archive/importPorts.ts'
import { importMachine } from '../../machines/importMachine.ts'

/** Putting an export back, wired to Firebase. */
export const importFlow = importMachine.provide({
  actors: {
    checkArchive: fromCallback(checkArchive),
    restoreArchive: fromCallback(restoreArchive),
  },
})
