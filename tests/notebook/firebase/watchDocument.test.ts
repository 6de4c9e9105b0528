import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Note } from '#src/notebook/domain/note.ts'
import type { FeedListener } from '#src/notebook/firebase/notes/noteFeed.ts'
import { watchDocument } from '#src/notebook/firebase/notes/watchDocument.ts'
import { contentOf, noteOf } from '#tests/support/notebook/notes.ts'

type Snapshot = { note: Note | null; exists: () => boolean; metadata: { fromCache: boolean } }

const feed = vi.hoisted(() => ({
  notes: new Map<string, Note>(),
  beginnings: 1,
  listeners: new Set<FeedListener>(),
}))
const server = vi.hoisted(() => ({
  note: null as Note | null,
  isAway: false,
  asked: 0,
  watching: new Set<(snapshot: Snapshot) => void>(),
}))
vi.mock('firebase/firestore', () => ({
  getDocFromServer: () => {
    server.asked += 1
    if (server.isAway) return Promise.reject(new Error('There is no network.'))
    return Promise.resolve({ note: server.note })
  },
  onSnapshot: (_: unknown, hear: (snapshot: Snapshot) => void) => {
    server.watching.add(hear)
    return () => server.watching.delete(hear)
  },
}))
vi.mock('#src/notebook/firebase/notes/noteDocument.ts', () => ({
  noteOf: () => null,
  toNote: ({ note }: Snapshot) => note,
}))
vi.mock('#src/notebook/firebase/notes/noteFeed.ts', () => ({
  feedOf: () => ({
    known: () => ({ notes: feed.notes }),
    beginnings: () => feed.beginnings,
    restored: Promise.resolve(),
    learn: (id: string, note: Note | null) =>
      note ? feed.notes.set(id, note) : feed.notes.delete(id),
  }),
  followFeed: (_: string, listener: FeedListener) => {
    feed.listeners.add(listener)
    return () => feed.listeners.delete(listener)
  },
}))

const told = vi.fn<(note: Note | null | 'unreachable') => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  feed.notes.clear()
  feed.beginnings = 1
  Object.assign(server, { note: null, isAway: false, asked: 0 })
})
afterEach(() => {
  stop()
  told.mockClear()
  vi.useRealTimers()
})

const old = noteOf(contentOf('old'))
const newer = noteOf(contentOf('newer'), { rev: 3 })
const trashed = noteOf(contentOf('old', { deleted: true }), { rev: 3 })

async function watch(): Promise<void> {
  const report = { found: told, unreachable: () => told('unreachable') }
  stop = watchDocument('ada', 'note', report)
  await vi.advanceTimersByTimeAsync(0)
}

async function change(note: Note | null): Promise<void> {
  if (note) feed.notes.set('note', note)
  for (const listener of feed.listeners) listener.changed()
  await vi.advanceTimersByTimeAsync(0)
}

/** What is still listened to once the person has gone. */
function leave(): number {
  stop()
  return feed.listeners.size + server.watching.size
}

function allTold(): unknown[] {
  return told.mock.calls.map(([note]) => note)
}

it('tells a note that the feed knows, and each change of it once, without asking', async () => {
  feed.notes.set('note', old)
  await watch()
  await change(old)
  await change(newer)
  expect([allTold(), server.asked]).toEqual([[old, newer], 0])
})

it('asks once for a note that the feed does not know, and again when the feed has begun anew', async () => {
  server.note = old
  await watch()
  await change(null)
  expect([allTold(), server.asked]).toEqual([[old], 1])
  feed.notes.clear()
  feed.beginnings = 2
  server.note = null
  await change(null)
  expect([allTold(), server.asked]).toEqual([[old, null], 2])
  await change(null)
  expect(server.asked).toBe(2)
})

it('says that the server cannot be reached, and asks again after five seconds', async () => {
  server.isAway = true
  server.note = old
  await watch()
  expect(allTold()).toEqual(['unreachable'])
  server.isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(allTold()).toEqual(['unreachable', old])
})

it('watches a note itself only while it is in the trash, from where it may go for good', async () => {
  feed.notes.set('note', trashed)
  await watch()
  expect(server.watching.size).toBe(1)
  await change({ ...old, rev: 4 })
  expect(server.watching.size).toBe(0)
  await change({ ...trashed, rev: 5 })
  expect(server.watching.size).toBe(1)
  const gone = { note: null, exists: () => false, metadata: { fromCache: false } }
  for (const hear of server.watching) hear(gone)
  expect([allTold().at(-1), feed.notes.has('note'), server.watching.size]).toEqual([null, false, 0])
})

it('listens to nothing any more once it is left', async () => {
  feed.notes.set('note', trashed)
  await watch()
  expect(leave()).toBe(0)
})

it('follows again five seconds after the server has refused the feed', async () => {
  feed.notes.set('note', old)
  await watch()
  for (const listener of feed.listeners) listener.failed(new Error('No.'))
  expect(allTold()).toEqual([old, 'unreachable'])
  feed.notes.set('note', newer)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(allTold()).toEqual([old, 'unreachable', newer])
})
