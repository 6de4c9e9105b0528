import { notebookOf } from '../../device/notebooks.ts'
import type { WatchFiles } from '../../machines/noteFilesEvents.ts'
import { vaultOf } from '../vault/vault.ts'

export const watchFiles: WatchFiles = ({ input: { uid, noteId }, sendBack }) => {
  const { shelf } = notebookOf(uid)
  const watching = new AbortController()
  const { signal } = watching
  let isLive = false
  const readShelf = async () => {
    const files = await shelf.files(noteId)
    if (!signal.aborted && !isLive && files) sendBack({ type: 'files.shelved', files })
  }
  const onSilence = () => sendBack({ type: 'files.silent' })
  const start = async () => {
    if (!navigator.onLine) onSilence()
    const { watchFilesOf } = await import('./fileQueries.ts')
    if (signal.aborted) return
    const stop = watchFilesOf(vaultOf(uid), noteId, {
      found: (files) => {
        isLive = true
        sendBack({ type: 'files.read', files })
        void shelf.putFiles(noteId, files)
      },
      unreachable: onSilence,
    })
    signal.addEventListener('abort', stop)
  }
  addEventListener('offline', onSilence, { signal })
  void readShelf()
  start().catch(onSilence)
  return () => watching.abort()
}
