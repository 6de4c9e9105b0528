import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Note } from '#products/notebook/domain/note.ts'
import type { Feed, FeedListener } from '#products/notebook/firebase/notes/openFeed.ts'
import { watchServerNote } from '#products/notebook/firebase/notes/watchServerNote.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'

const feed = {
  notes: new Map<string, Note>(),
  generation: 1,
  listeners: new Set<FeedListener>(),
}
const server = {
  note: null as Note | null,
  isAway: false,
  asked: 0,
  /** If set, reads wait for it, and then find what was there when they began. */
  answer: null as Promise<void> | null,
  watching: new Set<() => void>(),
}
const document = {
  read: async () => {
    server.asked += 1
    const { note } = server
    await server.answer
    if (server.answer) return note
    return server.isAway
      ? Promise.reject(new Error('There is no network.'))
      : Promise.resolve(server.note)
  },
  watchPurge: (onPurge: () => void) => {
    server.watching.add(onPurge)
    return () => server.watching.delete(onPurge)
  },
}
const feeds = {
  feedOf: () =>
    ({
      generation: () => feed.generation,
      restored: Promise.resolve(),
      updateNote: (id: string, note: Note | null) =>
        note ? feed.notes.set(id, note) : feed.notes.delete(id),
    }) as unknown as Feed,
  knownNote: (_: string, id: string) => feed.notes.get(id) ?? null,
  subscribe: (_: string, listener: FeedListener) => {
    feed.listeners.add(listener)
    return () => feed.listeners.delete(listener)
  },
}

const reported = vi.fn<(note: Note | null | 'unreachable') => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  feed.notes.clear()
  feed.generation = 1
  Object.assign(server, { note: null, isAway: false, asked: 0, answer: null })
})
afterEach(() => {
  stop()
  reported.mockClear()
  vi.useRealTimers()
})

const old = noteOf(contentOf('old'))
const newer = noteOf(contentOf('newer'), { rev: 3 })
const trashed = noteOf(contentOf('old', { deleted: true }), { rev: 3 })

async function watch(isBegunHere = false): Promise<void> {
  const listener = { found: reported, unreachable: () => reported('unreachable') }
  const input = { uid: 'ada', noteId: 'note', isNew: true, isBegunHere }
  stop = watchServerNote(input, listener, { feeds, ...document })
  await vi.advanceTimersByTimeAsync(0)
}

/** Makes reads wait until the returned function is called. */
function holdAnswer(): () => void {
  const waiting = new EventTarget()
  server.answer = new Promise((resolve) => {
    waiting.addEventListener('answer', () => resolve())
  })
  return () => void waiting.dispatchEvent(new Event('answer'))
}

async function change(note: Note | null): Promise<void> {
  if (note) feed.notes.set('note', note)
  for (const listener of feed.listeners) listener.changed()
  await vi.advanceTimersByTimeAsync(0)
}

/** Stops watching. Returns the number of listeners left. */
function leave(): number {
  stop()
  return feed.listeners.size + server.watching.size
}

function allReported(): unknown[] {
  return reported.mock.calls.map(([note]) => note)
}

it('reports a note that the feed knows and each of its changes once, without reading it', async () => {
  feed.notes.set('note', old)
  await watch()
  await change(old)
  await change(newer)
  expect([allReported(), server.asked]).toEqual([[old, newer], 0])
})

it("reads a note that the feed doesn't know once, and again after the feed was read again", async () => {
  server.note = old
  await watch()
  await change(null)
  expect([allReported(), server.asked]).toEqual([[old], 1])
  feed.notes.clear()
  feed.generation = 2
  server.note = null
  await change(null)
  expect([allReported(), server.asked]).toEqual([[old, null], 2])
  await change(null)
  expect(server.asked).toBe(2)
})

it("doesn't read a note that was begun in this page until the feed has reported it", async () => {
  await watch(true)
  await change(null)
  await change(old)
  expect([allReported(), server.asked]).toEqual([[old], 0])
  feed.notes.clear()
  feed.generation = 2
  await change(null)
  expect([allReported(), server.asked]).toEqual([[old, null], 1])
})

it('reads a new note that another page began, as before a reload', async () => {
  server.note = old
  await watch()
  expect([allReported(), server.asked]).toEqual([[old], 1])
})

it('keeps a note that the feed has learned of since the read began, and reads one at a time', async () => {
  const answer = holdAnswer()
  await watch()
  feed.generation = 2
  await change(null)
  expect(server.asked).toBe(1)
  await change(old)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect([allReported(), feed.notes.get('note'), server.asked]).toEqual([[old], old, 1])
})

it('reads again after a read during which the feed began anew', async () => {
  const answer = holdAnswer()
  await watch()
  feed.generation = 2
  await change(null)
  server.note = old
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect([allReported(), server.asked]).toEqual([[null, old], 2])
})

it("reports that the server can't be reached and retries after five seconds", async () => {
  server.isAway = true
  server.note = old
  await watch()
  expect(allReported()).toEqual(['unreachable'])
  server.isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(allReported()).toEqual(['unreachable', old])
})

it("watches a note's document only in the trash, where it can be permanently deleted", async () => {
  feed.notes.set('note', trashed)
  await watch()
  expect(server.watching.size).toBe(1)
  await change({ ...old, rev: 4 })
  expect(server.watching.size).toBe(0)
  await change({ ...trashed, rev: 5 })
  expect(server.watching.size).toBe(1)
  for (const onPurge of server.watching) onPurge()
  expect([allReported().at(-1), feed.notes.has('note'), server.watching.size]).toEqual([
    null,
    false,
    0,
  ])
})

it('leaves no listeners behind when it is stopped', async () => {
  feed.notes.set('note', trashed)
  await watch()
  expect(leave()).toBe(0)
})

it('follows the feed again five seconds after the server has refused it', async () => {
  feed.notes.set('note', old)
  await watch()
  for (const listener of feed.listeners) listener.failed(new Error('No.'))
  expect(allReported()).toEqual([old, 'unreachable'])
  feed.notes.set('note', newer)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(allReported()).toEqual([old, 'unreachable', newer])
})
