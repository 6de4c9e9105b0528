import type { MoveFiles } from '../../machines/conflictMachine.ts'
import { attempt } from '../../../firebase/attempt.ts'
import { userDataOf } from '../../../firebase/userData/userData.ts'

export const moveFiles: MoveFiles = attempt(async ({ uid, from, to }) => {
  const { moveFilesOf } = await import('./fileQueries.ts')
  await moveFilesOf(userDataOf(uid), from, to)
  return { type: 'files.moved' }
})
