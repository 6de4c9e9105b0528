import { fromCallback } from 'xstate'
import { longRunningPort } from '#src/firebase/sdk/longRunningPort.ts'
import { trashMachine, type RemoveNotes, type SweepFiles } from '../../machines/trashMachine.ts'
import { toPort } from '#src/firebase/sdk/toPort.ts'

const removeNotes: RemoveNotes = longRunningPort(async (input, signal, report) => {
  const { removeNotesInTurn } = await import('./removeNotes.ts')
  await removeNotesInTurn(input, signal, report)
  return null
})

const sweepFiles: SweepFiles = toPort(async ({ uid }) => {
  const { sweepUserData } = await import('../files/sweepFiles.ts')
  await sweepUserData(uid)
  return { type: 'files.swept' }
})

/** `trashMachine`, connected to Firestore. */
export const trashLogic = trashMachine.provide({
  actors: { removeNotes: fromCallback(removeNotes), sweepFiles: fromCallback(sweepFiles) },
})
