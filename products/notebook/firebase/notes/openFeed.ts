import { codedError } from '#src/domain/errorCode.ts'
import {
  isGap,
  toStored,
  fromStored,
  knownFrom,
  listedAfter,
  withChanges,
  withNotes,
  withoutNotes,
  withPage,
  type KnownNotes,
} from '../../domain/list/knownNotes.ts'
import type { Note } from '../../domain/note.ts'
import { pageSize } from '../../domain/list/noteList.ts'
import type { Notebook } from '../../storage/notebook.ts'
import type { Changes, FeedQueries } from './feedQueries.ts'
import type { FirstPage } from './prefetchFirstPage.ts'

/** Callbacks for changes to a person's notes. */
export type FeedListener = {
  /** Something has changed, or the server has confirmed the notes. */
  changed: () => void
  /** The SDK has given up on the server for now. It keeps trying. */
  unreachable: () => void
  /** The feed has ended. Follow it again for more. */
  failed: (error: unknown) => void
}

/** Everything this tab knows about a person's notes, from one query. */
export type Feed = {
  /** The server's notes; `null` until the server has confirmed them. */
  current: () => KnownNotes | null
  /** The same, confirmed or not. */
  known: () => KnownNotes | null
  /** The latest changes since the feed was opened. */
  changes: () => readonly Note[]
  /** How often everything was read again. Notes read singly before that may be outdated. */
  generation: () => number
  /** Resolves once the notes stored on this device were read. */
  restored: Promise<void>
  /** Adds a single note that was read; `null` if it no longer exists. */
  updateNote: (noteId: string, note: Note | null) => void
  /** Reads one more page, if there is one. Rejects if the server can't be reached. */
  readNextPage: () => Promise<void>
  listeners: Set<FeedListener>
  close: () => void
}

/** Where a feed gets a person's notes from. */
export type FeedSources = {
  cache: Pick<Notebook['cache'], 'storedNotes' | 'storeListSoon'>
  server: FeedQueries
  /** The first page, if it is being read already. */
  takePrefetchedPage: () => Promise<FirstPage | null> | null
}

/** @param onFailure called before the listeners when the feed ends by itself. */
export function openFeed(
  { cache, server, takePrefetchedPage }: FeedSources,
  onFailure: () => void,
): Feed {
  const listeners = new Set<FeedListener>()
  const closing = new AbortController()
  const { signal } = closing
  // Nothing is known until the device's notes, or the first page, were read. What is known is unconfirmed until the
  // server has reported changes since, and again while it can't be reached.
  let known: KnownNotes | null = null
  let isConfirmed = false
  let latest: readonly Note[] = []
  let generation = 0
  let stopChanges: (() => void) | undefined
  /** The comparison with the server's count of permanent deletions: due with the next changes, being read, or done. */
  let purgeCheck: 'due' | Promise<number> | 'done' = 'done'
  /** Changes and pages, one after the other. */
  let queue = Promise.resolve()
  /** Stops each page that is being read. */
  const pagesRead = new Set<() => void>()

  const notifyAll = (notify: (listener: FeedListener) => void) => {
    if (!signal.aborted) [...listeners].forEach(notify)
  }
  const unreachable = () => {
    isConfirmed = false
    // They may wait for work that continues only with a network.
    pagesRead.forEach((stop) => stop())
    notifyAll((listener) => listener.unreachable())
  }
  const fail = (error: unknown) => {
    if (signal.aborted) return
    onFailure()
    const notified = [...listeners]
    close()
    for (const listener of notified) listener.failed(error)
  }
  const storeListSoon = () =>
    cache.storeListSoon(() => (known && isConfirmed && !signal.aborted ? toStored(known) : null))
  const confirm = () => {
    isConfirmed = true
    storeListSoon()
    notifyAll((listener) => listener.changed())
  }
  const readFirstPage = async (): Promise<FirstPage> => {
    // Before the page: what happens between the responses must not be missed.
    const [purged, upTo] = await Promise.all([
      server.readPurged(signal, unreachable),
      server.readLatest(signal, unreachable),
    ])
    const notes = await server.readPage({ after: null, count: pageSize }, signal, unreachable)
    return { notes, purged, latest: upTo }
  }
  const startOver = async (ahead: Promise<FirstPage | null> | null = null) => {
    stopChanges?.()
    const pageAhead = await ahead
    if (signal.aborted) return
    const page = pageAhead ?? (await readFirstPage())
    if (signal.aborted) return
    known = knownFrom(page.notes, page.purged, page.latest)
    purgeCheck = 'done'
    latest = []
    generation += 1
    confirm()
    watch(known)
  }
  const watch = ({ latest: since }: KnownNotes) => {
    let hasAnswered = !isConfirmed
    const onChanges = (changes: Changes) => {
      hasAnswered = true
      queue = queue.then(() => applyChanges(changes)).catch(fail)
    }
    const onUnreachable = () => {
      // The SDK first reports what it has, which was just read.
      if (!hasAnswered) return
      // A count read before the silence misses deletions during it.
      purgeCheck = 'due'
      unreachable()
    }
    stopChanges = server.watchChanges(since, { onChanges, onUnreachable, onError: fail })
    if (purgeCheck === 'due') purgeCheck = askForPurges()
  }
  const askForPurges = () => {
    const purged = server.readPurged(signal, unreachable)
    // Avoids an unhandled rejection if the feed is closed.
    purged.catch(() => undefined)
    return purged
  }
  const applyChanges = async ({ notes, gone }: Changes) => {
    if (!known || signal.aborted) return
    if (isGap(known, notes)) return startOver()
    known = withoutNotes(withChanges(known, notes), gone)
    latest = notes
    if (purgeCheck === 'due') purgeCheck = askForPurges()
    if (purgeCheck !== 'done') {
      const check = purgeCheck
      const purged = await check
      if (signal.aborted) return
      if (purged !== known.purged) return startOver()
      if (purgeCheck === check) purgeCheck = 'done'
    }
    await readMissing(null, signal, unreachable)
    // A silence in the meantime makes it due again. The changes after it confirm the list.
    if (!signal.aborted && purgeCheck === 'done') confirm()
  }
  /** Reads the missing part of the page after a note, or of the first page. */
  const readMissing = async (after: Note | null, until: AbortSignal, onUnreachable: () => void) => {
    while (known?.end) {
      until.throwIfAborted()
      const missing = pageSize - listedAfter(known, after).length
      if (missing <= 0) return
      const page = await server.readPage({ after: known.end, count: missing }, until, onUnreachable)
      known = withPage(known, page, page.length < missing)
    }
  }
  const restore = async () => {
    const ahead = takePrefetchedPage()
    const kept = await cache.storedNotes()
    if (signal.aborted) return
    if (!kept) return void startOver(ahead).catch(fail)
    known = fromStored(kept)
    purgeCheck = 'due'
    watch(known)
  }
  const close = () => {
    closing.abort()
    stopChanges?.()
  }
  return {
    current: () => (isConfirmed ? known : null),
    known: () => known,
    changes: () => latest,
    generation: () => generation,
    restored: restore().catch(fail),
    updateNote: (noteId, note) => {
      if (known) known = note ? withNotes(known, [note]) : withoutNotes(known, [noteId])
    },
    readNextPage: async () => {
      const reading = new AbortController()
      const stop = () => reading.abort(codedError('unavailable', 'The server isn’t responding.'))
      signal.addEventListener('abort', stop, { signal: reading.signal })
      pagesRead.add(stop)
      const read = async () => {
        if (known?.end) await readMissing(known.end, reading.signal, stop)
        // The list would be shown only after the server has confirmed it.
        if (isConfirmed) confirm()
        else stop()
      }
      const reads = queue.then(read)
      queue = reads.catch(() => undefined)
      try {
        await Promise.race([reads, rejectOnAbort(reading.signal)])
      } finally {
        pagesRead.delete(stop)
        reading.abort()
      }
    },
    listeners,
    close,
  }
}

/** Rejects once the signal aborts. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
