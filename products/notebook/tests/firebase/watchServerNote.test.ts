import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { latest, type Note } from '#products/notebook/domain/note.ts'
import type { Feed, FeedListener } from '#products/notebook/firebase/list/openFeed.ts'
import { watchServerNote } from '#products/notebook/firebase/notes/watchServerNote.ts'
import type { ServerNoteListener } from '#products/notebook/firebase/notes/watchShownNote.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'

const feed = {
  notes: new Map<string, Note>(),
  /** Before its first page, a feed remembers no single notes. */
  hasPage: true,
  restored: Promise.resolve(),
  listeners: new Set<FeedListener>(),
}
const feeds = {
  feedOf: () =>
    ({
      restored: feed.restored,
      addReportedNote: (id: string, note: Note | null) => {
        const newest = latest(note, feed.notes.get(id))
        if (note && newest && feed.hasPage) feed.notes.set(id, newest)
        else feed.notes.delete(id)
      },
    }) as unknown as Feed,
  knownNote: (_: string, id: string) => feed.notes.get(id) ?? null,
  subscribe: (_: string, listener: FeedListener) => {
    feed.listeners.add(listener)
    return () => feed.listeners.delete(listener)
  },
}

const document = {
  listeners: new Set<ServerNoteListener>(),
  /** How often it was watched, each of which is a read. */
  watches: 0,
}
const watchDocument = (listener: ServerNoteListener) => {
  document.watches += 1
  document.listeners.add(listener)
  return () => document.listeners.delete(listener)
}

const reported = vi.fn<(report: Note | null | 'unreachable' | ['cached', Note]) => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  feed.notes.clear()
  Object.assign(feed, { hasPage: true, restored: Promise.resolve() })
  document.watches = 0
})
afterEach(() => {
  stop()
  reported.mockClear()
  vi.useRealTimers()
})

const old = noteOf(contentOf('old'))
const newer = noteOf(contentOf('newer'), { rev: 3 })
const trashed = noteOf(contentOf('old', { isInTrash: true }), { rev: 3 })

async function watch(isBegunHere = false): Promise<void> {
  const listener: ServerNoteListener = {
    found: reported,
    cached: (note) => reported(['cached', note]),
    unreachable: () => reported('unreachable'),
  }
  const input = { uid: 'ada', noteId: 'note', isNew: true, isBegunHere }
  stop = watchServerNote(input, listener, { feeds, watchDocument })
  await vi.advanceTimersByTimeAsync(0)
}

/** The feed reports a change, of this note or of others. */
function change(note: Note | null): void {
  if (note) feed.notes.set('note', note)
  for (const { changed } of feed.listeners) changed()
}

/** The server reports the note's document to those who watch it. */
function answer(note: Note | null): void {
  for (const { found } of document.listeners) found(note)
}

/** The server refuses the feed, which ends. */
function refuseFeed(): void {
  const listeners = [...feed.listeners]
  feed.listeners.clear()
  feed.notes.clear()
  for (const { failed } of listeners) failed(new Error('No.'))
}

function allReported(): unknown[] {
  return reported.mock.calls.map(([report]) => report)
}

it('reports a note that the feed knows and each of its changes once, without watching its document', async () => {
  feed.notes.set('note', old)
  await watch()
  change(old)
  change(newer)
  expect([allReported(), document.watches]).toEqual([[old, newer], 0])
})

it("watches the document of a note that the feed doesn't know, until the feed knows it from there", async () => {
  await watch()
  change(null)
  expect([allReported(), document.listeners.size]).toEqual([[], 1])
  answer(old)
  expect([allReported(), feed.notes.get('note'), document.listeners.size]).toEqual([[old], old, 0])
  change(newer)
  expect([allReported(), document.watches]).toEqual([[old, newer], 1])
})

it('watches the document again after the feed was read again without the note', async () => {
  feed.notes.set('note', old)
  await watch()
  feed.notes.clear()
  change(null)
  answer(null)
  change(null)
  expect([allReported(), document.watches]).toEqual([[old, null], 1])
})

it("doesn't watch the document before the notes that the device stores were read", async () => {
  let finish: (() => void) | undefined
  feed.restored = new Promise((resolve) => (finish = resolve))
  await watch()
  expect(document.watches).toBe(0)
  feed.notes.set('note', old)
  finish?.()
  await vi.advanceTimersByTimeAsync(0)
  expect([allReported(), document.watches]).toEqual([[old], 0])
})

it('keeps watching the document while the feed reads its first page', async () => {
  feed.hasPage = false
  await watch()
  answer(old)
  answer(newer)
  change(null)
  expect([allReported(), document.watches, document.listeners.size]).toEqual([[old, newer], 1, 1])
})

it("doesn't watch the document of a note that was begun in this tab until the feed has reported it", async () => {
  await watch(true)
  change(null)
  change(old)
  expect([allReported(), document.watches]).toEqual([[old], 0])
  feed.notes.clear()
  change(null)
  answer(null)
  expect([allReported(), document.watches]).toEqual([[old, null], 1])
})

it('reports a new note that another tab began, as before a reload', async () => {
  await watch()
  answer(old)
  expect([allReported(), document.watches]).toEqual([[old], 1])
})

it('reports a missing note each time that the server confirms it, as after an outage, and once it is created', async () => {
  await watch()
  answer(null)
  answer(null)
  answer(old)
  expect([allReported(), document.watches]).toEqual([[null, null, old], 1])
})

it('stops watching the document once the feed reports the note', async () => {
  await watch()
  change(old)
  expect([allReported(), document.listeners.size]).toEqual([[old], 0])
})

it('reports the version that the SDK has in memory, and goes on watching', async () => {
  await watch()
  for (const { cached } of document.listeners) cached(old)
  expect([allReported(), feed.notes.size, document.listeners.size]).toEqual([
    [['cached', old]],
    0,
    1,
  ])
})

it("reports that the server can't be reached, and what the document reports after that", async () => {
  await watch()
  for (const { unreachable } of document.listeners) unreachable()
  for (const { unreachable } of feed.listeners) unreachable()
  answer(old)
  expect([allReported(), document.watches]).toEqual([['unreachable', 'unreachable', old], 1])
})

it("watches a note's document in the trash, where it can be permanently deleted", async () => {
  feed.notes.set('note', trashed)
  await watch()
  expect(document.listeners.size).toBe(1)
  change({ ...old, rev: 4 })
  expect(document.listeners.size).toBe(0)
  change({ ...trashed, rev: 5 })
  expect(document.listeners.size).toBe(1)
  answer(null)
  change(null)
  expect([allReported().at(-1), feed.notes.has('note')]).toEqual([null, false])
})

it('keeps what the feed has learned of a note if its document says something older', async () => {
  const latestTrashed = { ...trashed, rev: 5 }
  feed.notes.set('note', latestTrashed)
  await watch()
  answer(trashed)
  expect(allReported()).toEqual([latestTrashed])
})

it('follows the feed again five seconds after the server has refused it, and watches a note that the new one lacks', async () => {
  feed.notes.set('note', old)
  await watch()
  refuseFeed()
  expect(allReported()).toEqual([old, 'unreachable'])
  await vi.advanceTimersByTimeAsync(5_000)
  answer(newer)
  expect(allReported()).toEqual([old, 'unreachable', newer])
})

it('leaves no listeners behind when it is stopped, and starts none', async () => {
  let finish: (() => void) | undefined
  feed.notes.set('note', trashed)
  await watch()
  stop()
  expect(feed.listeners.size + document.listeners.size).toBe(0)
  feed.restored = new Promise((resolve) => (finish = resolve))
  await watch()
  stop()
  finish?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(feed.listeners.size + document.listeners.size).toBe(0)
})
