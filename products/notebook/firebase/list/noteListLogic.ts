import { isOnline, requireOnline } from '#src/firebase/sdk/connection.ts'
import { onNetworkBack } from '#src/firebase/sdk/onNetworkBack.ts'
import { failureEvent } from '#src/firebase/sdk/toPort.ts'
import { withServerTimeout } from '#src/firebase/sdk/withServerTimeout.ts'
import { portsOf } from '#src/machines/shared/ports.ts'
import { retryUntilAborted } from '#src/storage/retryUntilAborted.ts'
import { pageSize, type SavedNotes } from '../../domain/list/noteList.ts'
import { noteListMachine, type WatchList, type WatchRows } from '../../machines/noteListMachine.ts'
import { watchOutboxRows } from '../../storage/sync/watchRows.ts'
import { notebookOf } from '../notebooks.ts'
import type { ListWatch } from './watchSavedNotes.ts'

/** The SDK would wait for a silent connection. */
const pageTimeoutMs = 30_000

const watchRows: WatchRows = ({ input: { uid }, sendBack }) => {
  const { stop } = watchOutboxRows(notebookOf(uid), (rows) => sendBack({ type: 'rows.read', rows }))
  const stopListening = onNetworkBack(sendBack)
  return () => {
    stopListening()
    stop()
  }
}

export const watchList: WatchList = ({ input: { uid, kind }, sendBack, receive }) => {
  const { cache } = notebookOf(uid)
  const watching = new AbortController()
  const { signal } = watching
  const readCache = async () => {
    const stored = kind === 'notes' ? await cache.readList() : null
    if (!stored || signal.aborted) return
    const notes = stored.notes.slice(0, pageSize)
    const isComplete = !stored.listEnd && notes.length === stored.notes.length
    sendBack({ type: 'cache.read', saved: { notes, isComplete, isConfirmed: false } })
  }
  // Read the cache in parallel, because its key may take a while. Report silence only after it.
  const cached = readCache()
  const reportUnreachable = async () => {
    await cached
    if (!signal.aborted) sendBack({ type: 'server.unreachable' })
  }
  const onUnreachable = () => void reportUnreachable()
  const onSaved = (saved: SavedNotes) => sendBack({ type: 'server.read', saved })
  const fail = async (error: unknown) => {
    const event = await failureEvent(error)
    if (!signal.aborted) sendBack(event)
  }
  const onError = (error: unknown) => void fail(error)
  let begin: ((watch: ListWatch) => void) | undefined
  const begun = new Promise<ListWatch>((resolve) => (begin = resolve))
  const readNextPage = async () => {
    try {
      await requireOnline()
      const watch = await begun
      await withServerTimeout(pageTimeoutMs, watch.readNextPage())
      if (!signal.aborted) sendBack({ type: 'page.read' })
    } catch (error) {
      const { failure } = await failureEvent(error)
      if (!signal.aborted) sendBack({ type: 'page.failed', failure })
    }
  }
  receive(() => void readNextPage())
  const start = async () => {
    if (!navigator.onLine) onUnreachable()
    const { watchSavedNotes } = await import('./watchSavedNotes.ts')
    if (signal.aborted) return
    const watch = watchSavedNotes(uid, kind, { onSaved, onUnreachable, onError })
    signal.addEventListener('abort', watch.stop)
    begin?.(watch)
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

/** Watches the list of notes, on this device and in Firestore. */
export const noteListLogic = noteListMachine.provide({
  actors: portsOf({ watchRows, watchList }),
})
