import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Note } from '#products/notebook/domain/note.ts'
import type { Feed, FeedListener } from '#products/notebook/firebase/notes/openFeed.ts'
import { watchServerNote } from '#products/notebook/firebase/notes/watchServerNote.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'
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

it("doesn't read a note that was begun in this tab until the feed has reported it", async () => {
  await watch(true)
  await change(null)
  await change(old)
  expect([allReported(), server.asked]).toEqual([[old], 0])
  feed.notes.clear()
  feed.generation = 2
  await change(null)
  expect([allReported(), server.asked]).toEqual([[old, null], 1])
})

it('reads a new note that another tab began, as before a reload', async () => {
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

it("reports that the server can't be reached and retries after two seconds", async () => {
  server.isAway = true
  server.note = old
  await watch()
  expect(allReported()).toEqual(['unreachable'])
  server.isAway = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(allReported()).toEqual(['unreachable', old])
})

it('retries after two seconds, doubling up to once a minute, whatever the feed reports', async () => {
  server.isAway = true
  await watch()
  for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    await change(null)
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(server.asked).toBe(tries + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.asked).toBe(tries + 2)
  }
})

it('retries at once when the network is back, and then after two seconds again', async () => {
  const { connect } = fakePage('visible', false)
  server.isAway = true
  await watch()
  await vi.advanceTimersByTimeAsync(2_000 + 4_000)
  expect(server.asked).toBe(3)
  connect()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked).toBe(4)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(server.asked).toBe(5)
})

it('reads at once when the feed has reached the server again, which the browser may not notice', async () => {
  server.isAway = true
  server.note = old
  await watch()
  for (const { unreachable } of feed.listeners) unreachable()
  await vi.advanceTimersByTimeAsync(2_000 + 4_000)
  expect(server.asked).toBe(3)
  server.isAway = false
  await change(null)
  expect([allReported().at(-1), server.asked]).toEqual([old, 4])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toBe(4)
})

it('reads a note again if the feed failed and another one began, which has read less', async () => {
  server.note = old
  feed.generation = 3
  await watch()
  feed.notes.clear()
  feed.generation = 1
  server.note = newer
  for (const listener of feed.listeners) {
    feed.listeners.delete(listener)
    listener.failed(new Error('There is no network.'))
  }
  await vi.advanceTimersByTimeAsync(2_000)
  expect([allReported(), server.asked]).toEqual([[old, 'unreachable', newer], 2])
})

it('reads a missing note at once when the feed was read again after a failure', async () => {
  server.isAway = true
  await watch()
  Object.assign(server, { isAway: false, note: old })
  feed.generation = 2
  await change(null)
  expect([allReported(), server.asked]).toEqual([['unreachable', old], 2])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toBe(2)
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

it('follows the feed again two seconds after the server has refused it', async () => {
  feed.notes.set('note', old)
  await watch()
  refuseFeed()
  expect(allReported()).toEqual([old, 'unreachable'])
  feed.notes.set('note', newer)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(allReported()).toEqual([old, 'unreachable', newer])
})

it('follows a feed that the server keeps refusing once a minute at most', async () => {
  const subscribed = vi.spyOn(feeds, 'subscribe')
  await watch()
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
    subscribed.mockClear()
    refuseFeed()
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(subscribed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(subscribed).toHaveBeenCalledOnce()
  }
  await change(old)
  refuseFeed()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(subscribed).toHaveBeenCalledTimes(2)
})

/** Ends the feed, as when the server refuses it. */
function refuseFeed(): void {
  const listeners = [...feed.listeners]
  feed.listeners.clear()
  for (const listener of listeners) listener.failed(new Error('No.'))
}
