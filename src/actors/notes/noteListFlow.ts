import { fromCallback } from 'xstate'
import { checkNotes, readPages, watchList, watchRows } from '../../firebase/notes/noteList.ts'
import { noteListMachine } from '../../machines/noteListMachine.ts'

/** A list of notes, wired to this device and to Firestore. */
export const noteListFlow = noteListMachine.provide({
  actors: {
    watchRows: fromCallback(watchRows),
    watchList: fromCallback(watchList),
    readPages: fromCallback(readPages),
    checkNotes: fromCallback(checkNotes),
  },
})
