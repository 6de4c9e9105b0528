import { startOnline } from '../../../device/network.ts'
import type { WatchFiles, NoteFilesEvent } from '../../machines/noteFilesMachine.ts'
import { notebookOf } from '../notebooks.ts'
import { userDataOf } from '../../../firebase/userData/userData.ts'

export const watchFiles: WatchFiles = ({ input: { uid, noteId }, sendBack, receive }) => {
  let stop = followFiles(uid, noteId, sendBack)
  receive((event) => {
    stop()
    stop = followFiles(uid, event.noteId, sendBack)
  })
  return () => stop()
}

type Updates = Extract<NoteFilesEvent, { type: 'files.cached' | 'files.read' | 'files.silent' }>

/** Reports the files of a note until the returned function is called. */
function followFiles(uid: string, noteId: string, report: (updates: Updates) => void): () => void {
  const { cache } = notebookOf(uid)
  const following = new AbortController()
  const { signal } = following
  let isLive = false
  const readCache = async () => {
    const files = await cache.files(noteId)
    if (!signal.aborted && !isLive && files) report({ type: 'files.cached', files })
  }
  const onSilence = () => report({ type: 'files.silent' })
  const start = async () => {
    if (!navigator.onLine) onSilence()
    const { watchFilesOf } = await import('./fileQueries.ts')
    if (signal.aborted) return
    const stop = watchFilesOf(userDataOf(uid), noteId, {
      found: (files) => {
        isLive = true
        report({ type: 'files.read', files })
        void cache.putFiles(noteId, files)
      },
      unreachable: onSilence,
    })
    signal.addEventListener('abort', stop)
  }
  addEventListener('offline', onSilence, { signal })
  void readCache()
  startOnline(start, onSilence, signal)
  return () => following.abort()
}
