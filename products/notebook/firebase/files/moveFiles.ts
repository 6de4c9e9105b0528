import type { MoveFiles } from '../../machines/conflictMachine.ts'
import { attempt } from '#src/firebase/sdk/attempt.ts'
import { userDataOf } from '#src/firebase/data/userData.ts'

export const moveFiles: MoveFiles = attempt(async ({ uid, from, to }) => {
  const { moveFilesOf } = await import('./fileQueries.ts')
  await moveFilesOf(userDataOf(uid), from, to)
  return { type: 'files.moved' }
})
