import type { MoveFiles } from '../../machines/conflictMachine.ts'
import { attempt } from '../attempt.ts'
import { vaultOf } from '../vault/vault.ts'

export const moveFiles: MoveFiles = attempt(async ({ uid, from, to }) => {
  const vault = vaultOf(uid)
  const [{ someFilesOf }, { moveFile }] = await Promise.all([
    import('./fileQueries.ts'),
    import('./moveFile.ts'),
  ])
  const files = await someFilesOf(vault, from)
  for (const { id, state } of files) if (state === 'there') await moveFile(vault, id, to)
  return { type: 'files.moved' }
})
