import { longRunningPort } from '#src/firebase/sdk/longRunningPort.ts'
import type { RemoveNotes, SweepFiles } from '../../machines/trashMachine.ts'
import { toPort } from '#src/firebase/sdk/toPort.ts'

export const removeNotes: RemoveNotes = longRunningPort(async (input, signal, report) => {
  const { removeNotesInTurn } = await import('./removeNotes.ts')
  await removeNotesInTurn(input, signal, report)
  return null
})

export const sweepFiles: SweepFiles = toPort(async ({ uid }) => {
  const { sweepUserData } = await import('../files/sweepFiles.ts')
  await sweepUserData(uid)
  return { type: 'files.swept' }
})
