import { isShowable } from '../../domain/isShowable.ts'
import type { ReadFile } from '../../machines/fileMachine.ts'
import { attempt } from '../attempt.ts'
import { vaultOf } from '../vault/vault.ts'

export const readFile: ReadFile = attempt(async ({ uid, fileId }) => {
  const { readBytes } = await import('./fileBytes.ts')
  const bytes = await readBytes(vaultOf(uid), fileId)
  const content = new Uint8Array(await bytes.arrayBuffer())
  return { type: 'file.read', bytes, isShowable: isShowable(content) }
})
