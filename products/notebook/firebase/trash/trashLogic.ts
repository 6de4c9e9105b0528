import { fromCallback } from 'xstate'
import { longRunningPort, toPort } from '#src/firebase/sdk/toPort.ts'
import { trashMachine, type RemoveNotes, type CleanUpFiles } from '../../machines/trashMachine.ts'

const removeNotes: RemoveNotes = longRunningPort(async (input, signal, report) => {
  const { removeNotesLocked } = await import('./removeNotes.ts')
  await removeNotesLocked(input, signal, report)
  return null
})

const cleanUpFiles: CleanUpFiles = toPort(async ({ uid }) => {
  const { cleanUpUserData } = await import('../files/cleanUpFiles.ts')
  await cleanUpUserData(uid)
  return { type: 'files.cleanedUp' }
})

/** `trashMachine`, connected to Firestore. */
export const trashLogic = trashMachine.provide({
  actors: { removeNotes: fromCallback(removeNotes), cleanUpFiles: fromCallback(cleanUpFiles) },
})
