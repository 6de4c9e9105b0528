import { fromCallback } from 'xstate'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { retryUntilAborted } from '#src/storage/retryUntilAborted.ts'
import {
  noteFilesMachine,
  type WatchFiles,
  type NoteFilesEvent,
} from '../../machines/noteFilesMachine.ts'
import { notebookOf } from '../notebooks.ts'
import { deleteFiles } from './deleteFiles.ts'

const watchFiles: WatchFiles = ({ input: { uid, noteId }, sendBack, receive }) => {
  let stop = watchFilesOfNote(uid, noteId, sendBack)
  receive(({ noteId: followed }) => {
    stop()
    stop = watchFilesOfNote(uid, followed, sendBack)
  })
  return () => stop()
}

/** Watches and deletes the files of an open note, on this device and at Firebase. */
export const noteFilesLogic = noteFilesMachine.provide({
  actors: { watchFiles: fromCallback(watchFiles), deleteFiles: fromCallback(deleteFiles) },
})

type FilesEvent = Extract<
  NoteFilesEvent,
  { type: 'files.cached' | 'files.read' | 'files.unreachable' }
>

/** Reports the files of a note until the returned function is called. */
function watchFilesOfNote(
  uid: string,
  noteId: string,
  report: (event: FilesEvent) => void,
): () => void {
  const { cache } = notebookOf(uid)
  const watching = new AbortController()
  const { signal } = watching
  let isLive = false
  const readCache = async () => {
    const files = await cache.files(noteId)
    if (!signal.aborted && !isLive && files) report({ type: 'files.cached', files })
  }
  const onUnreachable = () => report({ type: 'files.unreachable' })
  const start = async () => {
    if (!navigator.onLine) onUnreachable()
    const { watchFilesOf } = await import('#src/firebase/documents/files/watchFiles.ts')
    if (signal.aborted) return
    const stop = watchFilesOf(accountAuth(uid), noteId, {
      found: (files) => {
        isLive = true
        report({ type: 'files.read', files })
        void cache.putFiles(noteId, files)
      },
      unreachable: onUnreachable,
    })
    signal.addEventListener('abort', stop)
  }
  addEventListener('offline', onUnreachable, { signal })
  void readCache()
  void retryUntilAborted(start, signal, onUnreachable)
  return () => watching.abort()
}
