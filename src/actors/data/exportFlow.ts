import { fromCallback } from 'xstate'
import { holdArchive, packEverything, surveyContents } from '../../firebase/archive/exportPorts.ts'
import { exportMachine } from '../../machines/exportMachine.ts'

/** Packing everything of a person, wired to Firebase and to this device. */
export const exportFlow = exportMachine.provide({
  actors: {
    surveyContents: fromCallback(surveyContents),
    packEverything: fromCallback(packEverything),
    holdArchive: fromCallback(holdArchive),
  },
})
