import type { RemoveFiles } from '../../machines/noteFilesEvents.ts'
import { failureEvent } from '../attempt.ts'
import { vaultOf } from '../vault/vault.ts'

export const removeFiles: RemoveFiles = ({ input: { uid }, receive, sendBack }) => {
  const vault = vaultOf(uid)
  const remove = async (fileId: string) => {
    try {
      const { removeFile } = await import('./removeFile.ts')
      await removeFile(vault, fileId)
      sendBack({ type: 'file.removed', fileId })
    } catch (error) {
      const { failure } = await failureEvent(error)
      sendBack({ type: 'file.stayed', fileId, failure })
    }
  }
  // One after the other: each is counted in the same document.
  let removing = Promise.resolve()
  receive(({ fileId }) => {
    removing = removing.then(() => remove(fileId))
  })
}
