import type { WatchFiles, NoteFilesEvent } from '../../machines/noteFilesMachine.ts'
import { notebookOf } from '../../device/notebooks.ts'
import { vaultOf } from '../vault/vault.ts'

export const watchFiles: WatchFiles = ({ input: { uid, noteId }, sendBack, receive }) => {
  let stop = followFiles(uid, noteId, sendBack)
  receive((event) => {
    stop()
    stop = followFiles(uid, event.noteId, sendBack)
  })
  return () => stop()
}

type News = Extract<NoteFilesEvent, { type: 'files.shelved' | 'files.read' | 'files.silent' }>

/** Tells which files a note has until the returned function is called. */
export function followFiles(uid: string, noteId: string, tell: (news: News) => void): () => void {
  const { shelf } = notebookOf(uid)
  const following = new AbortController()
  const { signal } = following
  let isLive = false
  const readShelf = async () => {
    const files = await shelf.files(noteId)
    if (!signal.aborted && !isLive && files) tell({ type: 'files.shelved', files })
  }
  const onSilence = () => tell({ type: 'files.silent' })
  const start = async () => {
    if (!navigator.onLine) onSilence()
    const { watchFilesOf } = await import('./fileQueries.ts')
    if (signal.aborted) return
    const stop = watchFilesOf(vaultOf(uid), noteId, {
      found: (files) => {
        isLive = true
        tell({ type: 'files.read', files })
        void shelf.putFiles(noteId, files)
      },
      unreachable: onSilence,
    })
    signal.addEventListener('abort', stop)
  }
  addEventListener('offline', onSilence, { signal })
  void readShelf()
  const begin = () => {
    start().catch(() => {
      onSilence()
      addEventListener('online', begin, { signal, once: true })
    })
  }
  begin()
  return () => following.abort()
}
