import type { ActorRefFrom } from 'xstate'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { portsOf } from '#src/machines/shared/ports.ts'
import { retryUntilAborted } from '#src/storage/retryUntilAborted.ts'
import { noteFilesMachine, type WatchFiles } from '../../machines/noteFilesMachine.ts'
import { notebookOf } from '../notebooks.ts'
import { deleteFiles } from './deleteFiles.ts'

export const watchFiles: WatchFiles = ({ input: { uid, noteId }, sendBack }) => {
  const { cache } = notebookOf(uid)
  const watching = new AbortController()
  const { signal } = watching
  let isLive = false
  const readCache = async () => {
    const files = await cache.readFiles(noteId)
    if (!signal.aborted && !isLive && files) sendBack({ type: 'files.cached', files })
  }
  const onUnreachable = () => sendBack({ type: 'files.unreachable' })
  const start = async () => {
    if (!navigator.onLine) onUnreachable()
    const { watchFilesOf } = await import('#src/firebase/documents/files/watchFiles.ts')
    if (signal.aborted) return
    const stop = watchFilesOf(accountAuth(uid), noteId, {
      found: (files) => {
        isLive = true
        sendBack({ type: 'files.read', files })
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

/** Watches and deletes the files of an open note, on this device and at Firebase. */
export const noteFilesLogic = noteFilesMachine.provide({
  actors: portsOf({ watchFiles, deleteFiles }),
})

export type NoteFilesActor = ActorRefFrom<typeof noteFilesLogic>
