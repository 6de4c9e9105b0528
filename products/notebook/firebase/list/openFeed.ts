import { codedError, hasCode } from '#src/domain/errorCode.ts'
import {
  hasGap,
  toStored,
  fromStored,
  knownFrom,
  listedAfter,
  withChanges,
  withDelivered,
  withNotes,
  withoutNotes,
  withPage,
  type KnownNotes,
} from '../../domain/list/knownNotes.ts'
import { pageSize } from '../../domain/list/noteList.ts'
import { isSameVersion, type Note } from '../../domain/note.ts'
import type { Notebook } from '../../storage/notebook.ts'
import type { Changes, FeedQueries } from './feedQueries.ts'

export type FeedListener = {
  /** Something has changed, such as that the server has confirmed the notes. */
  changed: () => void
  /** The SDK has given up on the server for now. It keeps trying. */
  unreachable: () => void
  /** The feed has ended. Follow it again for more. */
  failed: (error: unknown) => void
}

/** Everything this tab knows about a person's notes, from one query and this device's deliveries. */
export type Feed = {
  /** `null` until the device's notes, or the first page, were read. */
  known: () => KnownNotes | null
  /** Whether the server has reported all changes to the known notes, and can be reached. */
  isConfirmed: () => boolean
  /** Resolves once the notes stored on this device were read. */
  restored: Promise<void>
  /** Adds a note that the server has reported by itself; `null` if it no longer exists. */
  addReportedNote: (noteId: string, note: Note | null) => void
  /**
   * Reads one more page, if there is one.
   *
   * @throws the SDK's error; `unavailable` if the server can't be reached.
   */
  readNextPage: () => Promise<void>
  listeners: Set<FeedListener>
  close: () => void
}

export type FirstPage = {
  notes: readonly Note[]
  /** How many notes had been permanently deleted before it was read; `null` if unknown. */
  purged: number | null
  /** All changes up to this server time were made before it was read, in milliseconds since 1970. */
  knownUpTo: number
}

/** Where a feed gets a person's notes from. */
export type FeedSources = {
  cache: Pick<Notebook['cache'], 'readList' | 'storeListSoon'>
  server: FeedQueries
  /** Reports what this device delivers, in any tab; `null` if the note no longer exists. */
  watchDelivered: (report: (noteId: string, note: Note | null) => void) => () => void
  /** The first page, if it is being read already. */
  takePrefetchedPage: () => Promise<FirstPage | null> | null
}

/** @param onFailure called before the listeners when the feed ends by itself. */
export function openFeed(
  { cache, server, watchDelivered, takePrefetchedPage }: FeedSources,
  onFailure: () => void,
): Feed {
  const listeners = new Set<FeedListener>()
  const closing = new AbortController()
  const { signal } = closing
  let known: KnownNotes | null = null
  let isConfirmed = false
  /** While everything is read, until `applyRead`. */
  let isReading = true
  /** What was delivered meanwhile: what is read may lack it, or already have a later version. */
  let deliveredMeanwhile: readonly Note[] = []
  /** How many notes were permanently deleted; `null` if not counted since the connection was last lost. */
  let purgeCount: Promise<number | null> | null = null
  let stopChanges: (() => void) | undefined
  /** Reports of changes are applied one after the other. */
  let queue = Promise.resolve()

  const restore = async () => {
    const prefetched = takePrefetchedPage()
    const stored = await cache.readList()
    if (signal.aborted) return
    if (!stored) return void startOver(prefetched).catch(fail)
    watchChanges(applyRead(fromStored(stored)), false)
    purgeCount = countPurges()
  }

  const applyRead = (read: KnownNotes): KnownNotes => {
    isReading = false
    known = deliveredMeanwhile.reduce(withDelivered, read)
    // What a device has stored may be unreported, too.
    deliveredMeanwhile = [...known.notes.values()].filter(({ isUnreported }) => isUnreported)
    return known
  }

  const startOver = async (prefetched: Promise<FirstPage | null> | null = null) => {
    stopChanges?.()
    isReading = true
    const prefetchedPage = await prefetched
    if (signal.aborted) return
    const page = prefetchedPage ?? (await readFirstPage())
    if (signal.aborted) return
    const read = applyRead(knownFrom(page.notes, page.purged, page.knownUpTo))
    purgeCount = Promise.resolve(page.purged)
    setConfirmed()
    watchChanges(read, !prefetchedPage)
  }

  const readFirstPage = async (): Promise<FirstPage> => {
    // Before the page: what happens between the responses must not be missed.
    const [purged, knownUpTo] = await Promise.all([
      server.readPurged(signal, unreachable),
      server.readLatest(signal, unreachable),
    ])
    return { notes: await server.readFirstPage(signal, unreachable), purged, knownUpTo }
  }

  /** @param isCached whether the SDK has just read the latest notes, and reports them before the server answers. */
  const watchChanges = ({ knownUpTo }: KnownNotes, isCached: boolean) => {
    let mayBeCached = isCached
    const onChanges = (changes: Changes) => {
      mayBeCached = false
      queue = queue.then(() => applyChanges(changes)).catch(failUnlessUnreachable)
    }
    const onUnreachable = () => {
      purgeCount = null
      if (!mayBeCached) unreachable()
    }
    stopChanges = server.watchChanges(knownUpTo, { onChanges, onUnreachable, onError: fail })
  }

  const applyChanges = async ({ notes, purgedIds }: Changes) => {
    if (!known || signal.aborted) return
    if (hasGap(known, notes)) return startOver()
    known = withoutOutdated(withoutNotes(withChanges(known, notes), purgedIds))
    const hasPurged = await hasNewPurges(known)
    if (signal.aborted) return
    if (hasPurged) return startOver()
    await readMissing(null)
    // After a silence in the meantime, the next changes confirm the notes.
    if (!signal.aborted && purgeCount) setConfirmed()
  }

  /**
   * The first changes after everything was read contain what was delivered before, unless a later version was read,
   * further down in the list.
   */
  const withoutOutdated = (reported: KnownNotes): KnownNotes => {
    const outdated = deliveredMeanwhile
      .filter((note) => isSameUnreported(note, reported.notes.get(note.id)))
      .map(({ id }) => id)
    deliveredMeanwhile = []
    return withoutNotes(reported, outdated)
  }

  /** Returns whether notes were permanently deleted since the known ones were read. No change reports that. */
  const hasNewPurges = async ({ purged }: KnownNotes): Promise<boolean> => {
    purgeCount ??= countPurges()
    return (await purgeCount) !== purged
  }

  const countPurges = () => {
    const count = server.readPurged(signal, unreachable)
    // Avoids an unhandled rejection if the feed is closed.
    count.catch(() => undefined)
    return count
  }

  /** Reads the missing part of the page after a note, or of the first page. */
  const readMissing = async (after: Note | null) => {
    while (known?.listEnd) {
      const { listEnd } = known
      const missing = pageSize - listedAfter(known, after).length
      if (missing <= 0) return
      const page = await server.readPageAfter(listEnd, missing)
      // Everything may have been read again meanwhile.
      const isNext = known.listEnd === listEnd
      if (isNext) known = withPage(known, page, page.length < missing)
    }
  }

  const onDelivered = (noteId: string, note: Note | null) => {
    if (isReading) {
      const others = deliveredMeanwhile.filter(({ id }) => id !== noteId)
      deliveredMeanwhile = note ? [...others, note] : others
    }
    if (!known) return
    known = note ? withDelivered(known, note) : withoutNotes(known, [noteId])
    storeListSoon()
    notifyAll((listener) => listener.changed())
  }

  const setConfirmed = () => {
    isConfirmed = true
    storeListSoon()
    notifyAll((listener) => listener.changed())
  }
  const storeListSoon = () =>
    cache.storeListSoon(() => (known && isConfirmed && !signal.aborted ? toStored(known) : null))
  const unreachable = () => {
    isConfirmed = false
    notifyAll((listener) => listener.unreachable())
  }
  const notifyAll = (notify: (listener: FeedListener) => void) => {
    if (!signal.aborted) [...listeners].forEach(notify)
  }
  /** After an outage, the server reports the changes again. */
  const failUnlessUnreachable = (error: unknown) => {
    if (hasCode(error, 'unavailable')) unreachable()
    else fail(error)
  }
  const fail = (error: unknown) => {
    if (signal.aborted) return
    onFailure()
    const notified = [...listeners]
    close()
    for (const listener of notified) listener.failed(error)
  }
  const close = () => {
    closing.abort()
    stopChanges?.()
    stopDelivered()
  }
  const stopDelivered = watchDelivered(onDelivered)

  return {
    known: () => known,
    isConfirmed: () => isConfirmed,
    restored: restore().catch(fail),
    addReportedNote: (noteId, note) => {
      if (known) known = note ? withNotes(known, [note]) : withoutNotes(known, [noteId])
    },
    readNextPage: async () => {
      if (known?.listEnd) await readMissing(known.listEnd)
      // The server may have fallen silent meanwhile: then the page may be outdated.
      if (!isConfirmed) throw codedError('unavailable', 'The server isn’t responding.')
      setConfirmed()
    },
    listeners,
    close,
  }
}

function isSameUnreported(note: Note, known: Note | undefined): boolean {
  return known?.isUnreported === true && isSameVersion(note, known)
}
