import { fromCallback } from 'xstate'
import {
  holdArchive,
  packEverything,
  surveyContents,
  checkArchive,
  restoreArchive,
} from '../../firebase/data/archivePorts.ts'
import { exportMachine } from '../../machines/data/exportMachine.ts'
import { importMachine } from '../../machines/data/importMachine.ts'

/** Exports everything of a person. */
export const exportLogic = exportMachine.provide({
  actors: {
    surveyContents: fromCallback(surveyContents),
    packEverything: fromCallback(packEverything),
    holdArchive: fromCallback(holdArchive),
  },
})

/** Imports an export. */
export const importLogic = importMachine.provide({
  actors: {
    checkArchive: fromCallback(checkArchive),
    restoreArchive: fromCallback(restoreArchive),
  },
})
