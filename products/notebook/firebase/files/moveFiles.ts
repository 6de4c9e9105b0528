import type { MoveFiles } from '../../machines/conflictMachine.ts'
import { toPort } from '#src/firebase/sdk/toPort.ts'
import { userDataOf } from '#src/firebase/data/userData.ts'

export const moveFiles: MoveFiles = toPort(async ({ uid, from, to }) => {
  const { moveFilesOf } = await import('./fileQueries.ts')
  await moveFilesOf(userDataOf(uid), from, to)
  return { type: 'files.moved' }
})
