import { fromCallback } from 'xstate'
import {
  holdArchive,
  packEverything,
  surveyContents,
  checkArchive,
  restoreArchive,
} from '../firebase/archive/archivePorts.ts'
import { exportMachine } from '../machines/exportMachine.ts'
import { importMachine } from '../machines/importMachine.ts'

/** Packing everything of a person, wired to Firebase and to this device. */
export const exportFlow = exportMachine.provide({
  actors: {
    surveyContents: fromCallback(surveyContents),
    packEverything: fromCallback(packEverything),
    holdArchive: fromCallback(holdArchive),
  },
})

/** Putting an export back, wired to Firebase. */
export const importFlow = importMachine.provide({
  actors: {
    checkArchive: fromCallback(checkArchive),
    restoreArchive: fromCallback(restoreArchive),
  },
})
