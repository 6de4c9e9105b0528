import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { toPort } from '#src/firebase/sdk/toPort.ts'
import { portsOf } from '#src/machines/shared/ports.ts'
import { conflictMachine, type MoveFiles } from '../../machines/conflictMachine.ts'
import { watchFiles } from '../files/noteFilesLogic.ts'
import { saveDraft, watchNote } from './noteLogic.ts'

export const moveFiles: MoveFiles = toPort(async ({ uid, from, to }) => {
  const { moveFilesOf } = await import('../files/fileQueries.ts')
  await moveFilesOf(accountAuth(uid), from, to)
  return { type: 'files.moved' }
})

/** Resolves the conflict between a note and its copy, on this device and in Firestore. */
export const conflictLogic = conflictMachine.provide({
  actors: portsOf({ watchNote, watchFiles, saveDraft, moveFiles }),
})
