import type { MoveFiles } from '../../machines/conflictMachine.ts'
import { attempt } from '../../../firebase/attempt.ts'
import { userDataOf } from '../../../firebase/userData/userData.ts'

export const moveFiles: MoveFiles = attempt(async ({ uid, from, to }) => {
  const userData = userDataOf(uid)
  const [{ someFilesOf }, { moveFile }] = await Promise.all([
    import('./fileQueries.ts'),
    import('./fileQueries.ts'),
  ])
  let last: string | undefined
  do {
    const files = await someFilesOf(userData, from, last)
    for (const { id, state } of files) if (state === 'there') await moveFile(userData, id, to)
    last = files.at(-1)?.id
  } while (last)
  return { type: 'files.moved' }
})
