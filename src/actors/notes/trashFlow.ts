import { fromCallback } from 'xstate'
import { removeNotes, sweepFiles } from '../../firebase/notes/trash.ts'
import { trashMachine } from '../../machines/trashMachine.ts'

/** Deleting notes for good, wired to Firestore. */
export const trashFlow = trashMachine.provide({
  actors: { removeNotes: fromCallback(removeNotes), sweepFiles: fromCallback(sweepFiles) },
})
