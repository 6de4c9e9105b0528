import { fromCallback } from 'xstate'
import { retryUntilAborted } from '#src/domain/retryUntilAborted.ts'
import type { StoredFile } from '#src/domain/data/storedFile.ts'
import {
  noteFilesMachine,
  type WatchFiles,
  type NoteFilesEvent,
} from '../../machines/noteFilesMachine.ts'
import { notebookOf } from '../notebooks.ts'
import { accountSession } from '#src/firebase/documents/accountSession.ts'
import { deleteFiles } from './deleteFiles.ts'

const watchFiles: WatchFiles = ({ input: { uid, noteId }, sendBack, receive }) => {
  let stop = watchFilesOfNote(uid, noteId, sendBack)
  let followed = noteId
  receive((event) => {
    if (event.type === 'lost.forget') return void notebookOf(uid).lostFiles.remove(followed)
    stop()
    followed = event.noteId
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
  { type: 'files.cached' | 'files.read' | 'files.unreachable' | 'files.lost' }
>

/** Reports the files of a note until the returned function is called. */
function watchFilesOfNote(
  uid: string,
  noteId: string,
  report: (event: FilesEvent) => void,
): () => void {
  const { cache, lostFiles, outbox, subscribe } = notebookOf(uid)
  const watching = new AbortController()
  const { signal } = watching
  let live: readonly StoredFile[] | null = null
  const readCache = async () => {
    const files = await cache.files(noteId)
    if (!signal.aborted && !live && files) report({ type: 'files.cached', files })
  }
  const reportLost = async () => {
    const names = await lostFiles.get(noteId)
    if (!signal.aborted) report({ type: 'files.lost', names })
  }
  const store = async (files: readonly StoredFile[]) => {
    // If an unsent edit recreates the note, the cache says which files are gone. They go one at a time.
    const isUnsent = (await outbox.rows()).some((row) => row.noteId === noteId)
    const known = isUnsent ? await cache.files(noteId) : null
    if (files.length >= (known?.length ?? 0)) await cache.putFiles(noteId, files)
  }
  const onUnreachable = () => report({ type: 'files.unreachable' })
  const start = async () => {
    if (!navigator.onLine) onUnreachable()
    const { watchFilesOf } = await import('#src/firebase/documents/files/watchFiles.ts')
    if (signal.aborted) return
    const stop = watchFilesOf(accountSession(uid), noteId, {
      found: (files) => {
        live = files
        report({ type: 'files.read', files })
        void store(files)
      },
      unreachable: onUnreachable,
    })
    signal.addEventListener('abort', stop)
  }
  addEventListener('offline', onUnreachable, { signal })
  const unsubscribe = subscribe(({ type }) => {
    if (type === 'lostFilesChanged') void reportLost()
    if (type === 'rowsChanged' && live) void store(live)
  })
  signal.addEventListener('abort', unsubscribe)
  void reportLost()
  void readCache()
  void retryUntilAborted(start, signal, onUnreachable)
  return () => watching.abort()
}
