import { FirebaseError } from 'firebase/app'
import {
  isGap,
  keptOf,
  knownAgain,
  knownFrom,
  listedAfter,
  withChanges,
  withNotes,
  withoutNotes,
  withPage,
  type KnownNotes,
} from '../../domain/knownNotes.ts'
import type { Note } from '../../domain/note.ts'
import { pageSize } from '../../domain/noteList.ts'
import { notebookOf } from '../notebooks.ts'
import { readPage, readPurged, watchChanges, type Changes } from './feedQueries.ts'
import { takeAhead, type FirstPage } from './readAhead.ts'

/** Hears of a person's notes. */
export type FeedListener = {
  /** Something has changed, or is confirmed by the server for the first time. */
  changed: () => void
  /** The SDK has given up on the server for now; it goes on asking. */
  silent: () => void
  /** It is over; whoever wants to hear more follows again. */
  failed: (error: unknown) => void
}

/** All that this page hears of a person's notes, through one query. */
export type Feed = {
  /** What the server has; `null` while it has not confirmed that. */
  current: () => KnownNotes | null
  /** The same, confirmed or not. */
  known: () => KnownNotes | null
  /** The latest changes since the feed was opened. */
  changes: () => readonly Note[]
  /** How often everything was read anew: what had been read singly before may have gone since. */
  beginnings: () => number
  /** Resolves once what this device kept was read. */
  restored: Promise<void>
  /** Takes in what was read of a single note; `null` where it is not there any more. */
  learn: (noteId: string, note: Note | null) => void
  /** The page after a note, of which only what is not known is read. */
  pageAfter: (after: Note) => Promise<readonly Note[]>
  listeners: Set<FeedListener>
  close: () => void
}

/** How long nothing more changes before it is kept on the device. */
const calm = 2_000

const feeds = new Map<string, Feed>()

/** Follows all of a person's notes; returns the function that stops it. The first who does opens the feed. */
export function followFeed(uid: string, listener: FeedListener): () => void {
  const feed = feeds.get(uid) ?? openFeed(uid)
  feeds.set(uid, feed)
  feed.listeners.add(listener)
  return () => {
    feed.listeners.delete(listener)
    if (feed.listeners.size > 0) return
    feed.close()
    if (feeds.get(uid) === feed) feeds.delete(uid)
  }
}

/** The feed that somebody follows. */
export function feedOf(uid: string): Feed | undefined {
  return feeds.get(uid)
}

/** The version of a note that this page has seen last, however long ago. */
export function knownNote(uid: string, noteId: string): Note | undefined {
  return feeds.get(uid)?.known()?.notes.get(noteId)
}

function openFeed(uid: string): Feed {
  const { cache } = notebookOf(uid)
  const listeners = new Set<FeedListener>()
  const closing = new AbortController()
  const { signal } = closing
  let known: KnownNotes | null = null
  let isConfirmed = false
  let latest: readonly Note[] = []
  let beginnings = 0
  /** Everything was just read: what the server then names as changed lies before that, however much it is. */
  let isFresh = false
  let stopChanges: (() => void) | undefined
  /** What the server says about deletions for good, if what was known before has yet to be compared with it. */
  let check: { purged: Promise<number> | null } | null = null
  let taking = Promise.resolve()
  let keeping: ReturnType<typeof setTimeout> | undefined

  const each = (tell: (listener: FeedListener) => void) => {
    if (!signal.aborted) [...listeners].forEach(tell)
  }
  const silent = () => {
    isConfirmed = false
    each((listener) => listener.silent())
  }
  const fail = (error: unknown) => {
    if (signal.aborted) return
    feeds.delete(uid)
    const heard = [...listeners]
    close()
    for (const listener of heard) listener.failed(error)
  }
  const keep = () => {
    if (known && isConfirmed) void cache.keep(keptOf(known))
  }
  const keepSoon = () => {
    clearTimeout(keeping)
    keeping = setTimeout(keep, calm)
  }
  const confirm = () => {
    isConfirmed = true
    keepSoon()
    each((listener) => listener.changed())
  }
  const readFirstPage = async (): Promise<FirstPage> => {
    // In this order: a note that goes between the two answers must not go unseen.
    const [purged, notes] = await Promise.all([
      readPurged(uid, signal, silent),
      readPage(uid, { after: null, count: pageSize }, signal, silent),
    ])
    return { notes, purged }
  }
  const begin = async (ahead: Promise<FirstPage | null> | null = null) => {
    stopChanges?.()
    const { notes, purged } = (await ahead) ?? (await readFirstPage())
    if (signal.aborted) return
    known = knownFrom(notes, purged)
    check = null
    latest = []
    isFresh = true
    beginnings += 1
    confirm()
    watch(known)
  }
  const watch = ({ latest: since }: KnownNotes) => {
    let hasAnswered = !isConfirmed
    const onChanges = (changes: Changes) => {
      hasAnswered = true
      taking = taking.then(() => take(changes)).catch(fail)
    }
    const onSilence = () => {
      // The SDK begins with what it has, which was just read.
      if (!hasAnswered) return
      // What was answered before the silence says nothing of what has gone during it.
      check = { purged: null }
      silent()
    }
    stopChanges = watchChanges(uid, since, { onChanges, onSilence, onError: fail })
    if (check) check.purged = askForPurges()
  }
  const askForPurges = () => {
    const purged = readPurged(uid, signal, silent)
    // Nobody may be there to hear of it when the feed is closed.
    purged.catch(() => undefined)
    return purged
  }
  const take = async ({ notes, gone }: Changes) => {
    if (!known || signal.aborted) return
    if (!isFresh && isGap(known, notes)) return begin()
    isFresh = false
    known = withoutNotes(withChanges(known, notes), gone)
    latest = notes
    if (check) {
      const purged = await (check.purged ?? askForPurges())
      if (signal.aborted) return
      if (purged !== known.purged) return begin()
      check = null
    }
    await fillUp(null, signal, silent)
    if (!signal.aborted) confirm()
  }
  /** Reads what is missing of the page after a note, or of the first one. */
  const fillUp = async (after: Note | null, until: AbortSignal, onSilence: () => void) => {
    while (known?.end) {
      until.throwIfAborted()
      const missing = pageSize - listedAfter(known, after).length
      if (missing <= 0) return
      const page = await readPage(uid, { after: known.end, count: missing }, until, onSilence)
      known = withPage(known, page, page.length < missing)
    }
  }
  const restore = async () => {
    const ahead = takeAhead(uid)
    const kept = await cache.kept()
    if (signal.aborted) return
    if (!kept) return void begin(ahead).catch(fail)
    known = knownAgain(kept)
    check = { purged: null }
    watch(known)
  }
  const close = () => {
    clearTimeout(keeping)
    closing.abort()
    stopChanges?.()
  }
  return {
    current: () => (isConfirmed ? known : null),
    known: () => known,
    changes: () => latest,
    beginnings: () => beginnings,
    restored: restore().catch(fail),
    learn: (noteId, note) => {
      if (known) known = note ? withNotes(known, [note]) : withoutNotes(known, [noteId])
    },
    pageAfter: async (after) => {
      const reading = new AbortController()
      const stop = () => reading.abort(new FirebaseError('unavailable', 'The server is silent.'))
      signal.addEventListener('abort', stop, { signal: reading.signal })
      const filled = taking.then(() => fillUp(after, reading.signal, stop))
      taking = filled.catch(() => undefined)
      await filled.finally(() => reading.abort())
      keepSoon()
      return known ? listedAfter(known, after).slice(0, pageSize) : []
    },
    listeners,
    close,
  }
}
