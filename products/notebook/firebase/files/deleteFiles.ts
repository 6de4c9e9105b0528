import type { DeleteFile, DeleteFiles } from '../../machines/noteFilesMachine.ts'
import { failureEvent } from '#src/firebase/sdk/toPort.ts'
import type { OpenFileDeletions } from './openFileDeletions.ts'

export const deleteFiles: DeleteFiles = ({ input: { uid }, receive, sendBack }) => {
  let loading: Promise<OpenFileDeletions> | undefined
  const load = () => {
    loading ??= import('./openFileDeletions.ts').then(({ openFileDeletions }) =>
      openFileDeletions(uid, sendBack),
    )
    return loading
  }
  const handle = async (command: DeleteFile) => {
    try {
      const deletions = await load()
      deletions.handle(command)
    } catch (error) {
      loading = undefined
      const { failure } = await failureEvent(error)
      if (command.type === 'file.offer') sendBack({ type: 'offer.volatile' })
      else sendBack({ type: 'file.stayed', fileId: command.fileId, failure })
    }
  }
  load().catch(() => (loading = undefined))
  receive((command) => void handle(command))
  return () => void loading?.then(({ close }) => close()).catch(() => null)
}
