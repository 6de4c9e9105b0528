import { onNetworkBack } from '#src/firebase/sdk/onNetworkBack.ts'
import { fromCallback } from 'xstate'
import { retryUntilAborted } from '#src/domain/retryUntilAborted.ts'
import { watchOutboxRows } from '../../storage/watchRows.ts'
import { notebookOf } from '../notebooks.ts'
import type { Note } from '../../domain/note.ts'
import { pageSize } from '../../domain/list/noteList.ts'
import {
  noteListMachine,
  type CheckNotes,
  type ReadPages,
  type WatchList,
  type WatchRows,
} from '../../machines/noteListMachine.ts'
import { failureEvent } from '#src/firebase/sdk/toPort.ts'
import { isOnline } from '#src/firebase/sdk/connection.ts'

const watchRows: WatchRows = ({ input: { uid }, sendBack }) => {
  const notebook = notebookOf(uid)
  const { afterReading, stop } = watchOutboxRows(notebook, (rows) =>
    sendBack({ type: 'rows.read', rows }),
  )
  // Report a copy only after the list knows that its row is gone.
  const stopUpdates = notebook.subscribe((update) => {
    if (update.type !== 'copied') return
    afterReading(() => sendBack({ type: 'row.copied', noteId: update.noteId }))
  })
  const stopListening = onNetworkBack(sendBack)
  return () => {
    stopListening()
    stopUpdates()
    stop()
  }
}

export const watchList: WatchList = ({ input: { uid, kind }, sendBack }) => {
  const { cache } = notebookOf(uid)
  const watching = new AbortController()
  const { signal } = watching
  const readCache = async () => {
    const notes = kind === 'notes' ? await cache.firstPage() : []
    if (!signal.aborted) sendBack({ type: 'cache.read', notes })
  }
  // Read the cache in parallel, because its key may take a while. Report silence only after it.
  const cached = readCache()
  const reportUnreachable = async () => {
    await cached
    if (!signal.aborted) sendBack({ type: 'server.unreachable' })
  }
  const onUnreachable = () => void reportUnreachable()
  const onChange = (notes: readonly Note[]) => sendBack({ type: 'notes.changed', notes })
  const onPage = (notes: readonly Note[]) => sendBack({ type: 'live.read', notes })
  const fail = async (error: unknown) => {
    const event = await failureEvent(error)
    if (!signal.aborted) sendBack(event)
  }
  const onError = (error: unknown) => void fail(error)
  const start = async () => {
    if (!navigator.onLine) onUnreachable()
    const { watchServerList } = await import('./noteQueries.ts')
    if (signal.aborted) return
    const stop = watchServerList(uid, kind, { onPage, onChange, onUnreachable, onError })
    signal.addEventListener('abort', stop)
  }
  const startOrFail = () =>
    start().catch(async (error: unknown) => {
      if (!(await isOnline())) throw error
      onError(error)
    })
  addEventListener('offline', onUnreachable, { signal })
  void retryUntilAborted(startOrFail, signal, onUnreachable)
  return () => watching.abort()
}

const readPages: ReadPages = ({ input: { uid, kind, after, all }, sendBack }) => {
  const reading = new AbortController()
  const { signal } = reading
  const read = async () => {
    const { readPageAfter } = await import('./noteQueries.ts')
    for (let last = after; last;) {
      const notes = await readPageAfter(uid, kind, last)
      if (signal.aborted) return
      sendBack({ type: 'page.read', notes })
      last = all && notes.length >= pageSize ? (notes.at(-1) ?? null) : null
    }
    sendBack({ type: 'pages.read' })
  }
  read().catch(async (error: unknown) => {
    const { failure } = await failureEvent(error)
    if (!signal.aborted) sendBack({ type: 'pages.failed', failure })
  })
  return () => reading.abort()
}

const checkNotes: CheckNotes = ({ input: { uid, ids }, sendBack }) => {
  const check = async () => {
    try {
      const { readNotes } = await import('./noteQueries.ts')
      sendBack({ type: 'notes.checked', ids, notes: await readNotes(uid, ids) })
    } catch {
      sendBack({ type: 'check.failed' })
    }
  }
  void check()
}

/** Watches the list of notes, on this device and in Firestore. */
export const noteListLogic = noteListMachine.provide({
  actors: {
    watchRows: fromCallback(watchRows),
    watchList: fromCallback(watchList),
    readPages: fromCallback(readPages),
    checkNotes: fromCallback(checkNotes),
  },
})
