import type { ReadFile } from '../../machines/fileMachine.ts'
import { attempt } from '../attempt.ts'
import { vaultOf } from '../vault/vault.ts'

export const readFile: ReadFile = attempt(async ({ uid, fileId }) => {
  const [{ readStored }, { isShowable }] = await Promise.all([
    import('./readStored.ts'),
    import('../../domain/isShowable.ts'),
  ])
  const bytes = await readStored(vaultOf(uid), fileId)
  const content = new Uint8Array(await bytes.arrayBuffer())
  return { type: 'file.read', bytes, isShowable: isShowable(content) }
})
