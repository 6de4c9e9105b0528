import { longRunningPort, toPort } from '#src/firebase/sdk/toPort.ts'
import { portsOf } from '#src/machines/shared/ports.ts'
import { trashMachine, type PurgeNotes, type CleanUpFiles } from '../../machines/trashMachine.ts'

const purgeNotes: PurgeNotes = longRunningPort(async (input, signal, report) => {
  const { purgeFromTrash } = await import('./purgeFromTrash.ts')
  await purgeFromTrash(input, signal, report)
  return null
})

const cleanUpFiles: CleanUpFiles = toPort(async ({ uid }) => {
  const files = await import('../files/cleanUpFiles.ts')
  await files.cleanUpFiles(uid)
  return { type: 'files.cleanedUp' }
})

export const trashLogic = trashMachine.provide({
  actors: portsOf({ purgeNotes, cleanUpFiles }),
})
