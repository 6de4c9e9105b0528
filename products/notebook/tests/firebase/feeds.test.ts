import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toStored, knownFrom, listedAfter } from '#products/notebook/domain/list/knownNotes.ts'
import type { Note } from '#products/notebook/domain/note.ts'
import { pageSize, type ServerList } from '#products/notebook/domain/list/noteList.ts'
import { createFeeds, type Feeds } from '#products/notebook/firebase/notes/feeds.ts'
import { watchNotes } from '#products/notebook/firebase/notes/watchServerList.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'
import { stubFeedSources, type Request } from '#products/notebook/tests/support/stubFeedSources.ts'

const listener = {
  changed: vi.fn<() => void>(),
  unreachable: vi.fn<() => void>(),
  failed: vi.fn<(error: unknown) => void>(),
}
let stops: (() => void)[] = []

let world: ReturnType<typeof stubFeedSources>
let feeds: Feeds

beforeEach(() => {
  vi.useFakeTimers()
  world = stubFeedSources(notesFrom(100, 40))
  feeds = createFeeds(() => world.sources)
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.clearAllMocks()
  vi.useRealTimers()
})

function note(id: string, updatedAt: number, deleted = false): Note {
  return noteOf(contentOf(id, { deleted }), { id, updatedAt, rev: updatedAt, createdAt: 0 })
}

/** Newest first, starting at this time and going back. */
function notesFrom(newest: number, count: number): readonly Note[] {
  return Array.from({ length: count }, (_, at) => note(`note-${newest - at}`, newest - at))
}

async function follow(): Promise<void> {
  stops.push(feeds.subscribe('ada', { ...listener }))
  await vi.advanceTimersByTimeAsync(0)
}

async function tell(notes: readonly Note[], gone: readonly string[] = []): Promise<void> {
  world.server.watches.at(-1)?.onChanges({ notes, gone })
  await vi.advanceTimersByTimeAsync(0)
}

function listed(): readonly string[] {
  const current = feeds.feedOf('ada')?.current()
  return current ? listedAfter(current, null).map(({ id }) => id) : ['unconfirmed']
}

/** All notes of the list, read page by page. */
async function allListed(): Promise<readonly string[]> {
  while (feeds.feedOf('ada')?.known()?.completeDownTo) await nextPage()
  return listed()
}

function asked(): readonly string[] {
  return world.server.asked.splice(0)
}

const idsOf = (notes: readonly Note[]) => notes.map(({ id }) => id)
const page = notesFrom(100, pageSize)

/** Opens the feed on a device that stored the first page. */
async function comeBack(): Promise<void> {
  world.device.stored = toStored(knownFrom(page, 3, 0))
  await follow()
}

it('a list that follows a feed that is confirmed already is reported at once', async () => {
  await follow()
  const onList = vi.fn<(list: ServerList) => void>()
  const listListener = { onUnreachable: vi.fn<() => void>(), onError: vi.fn<() => void>() }
  stops.push(watchNotes('ada', { ...listListener, onList }, feeds).stop)
  expect(onList).toHaveBeenCalledOnce()
  expect(onList.mock.lastCall?.[0].notes.map(({ id }) => id)).toEqual(listed())
})

it('reads the deletion count, the latest change, and a page if nothing was stored, and then only changes', async () => {
  await follow()
  expect(asked()).toEqual(['purged', 'latest', 'first page', 'changes since 100'])
  expect([listed(), listener.changed.mock.calls.length]).toEqual([idsOf(page), 1])
  await tell([note('new', 101), note('note-100', 100)])
  expect(listed()).toEqual(['new', ...idsOf(page)])
  expect([asked(), listener.changed.mock.calls.length]).toEqual([[], 2])
})

it('uses the page that was read ahead and reads only what has changed since', async () => {
  world.ahead.page = Promise.resolve({ notes: page, purged: 3, knownUpTo: 100 })
  await follow()
  expect([asked(), listed()]).toEqual([['changes since 100'], idsOf(page)])
  await tell([note('note-100', 100)])
  expect([asked(), listener.changed.mock.calls.length]).toEqual([[], 2])
})

it('reads the page if reading ahead failed', async () => {
  world.ahead.page = Promise.resolve(null)
  await follow()
  expect(asked()).toEqual(['purged', 'latest', 'first page', 'changes since 100'])
})

it('reads nothing if the person has left while the page was being read ahead', async () => {
  let fail: ((page: null) => void) | undefined
  world.ahead.page = new Promise<null>((resolve) => (fail = resolve))
  await follow()
  for (const stop of stops.splice(0)) stop()
  fail?.(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toEqual([])
})

it('reads the page again after a silence if the deletion count is unknown', async () => {
  world.ahead.page = Promise.resolve({ notes: page, purged: null, knownUpTo: 100 })
  await follow()
  await tell([note('note-100', 100)])
  asked()
  world.server.watches.at(-1)?.onUnreachable()
  await tell([note('note-100', 100)])
  expect(asked()).toEqual(['purged', 'purged', 'latest', 'first page', 'changes since 100'])
})

it('reads the changes if the page was stored and confirms it if nothing was deleted', async () => {
  await comeBack()
  expect(asked()).toEqual(['changes since 100', 'purged'])
  expect([listed(), feeds.knownNote('ada', 'note-90')]).toEqual([['unconfirmed'], page[10]])
  await tell([note('note-80', 101), note('note-100', 100)])
  expect(listed()).toEqual(['note-80', ...idsOf(page).filter((id) => id !== 'note-80')])
  expect(asked()).toEqual([])
})

it('reads the page again if a note was permanently deleted in the meantime', async () => {
  await comeBack()
  world.server.purged = 4
  world.server.watches.at(-1)?.onUnreachable()
  asked()
  await tell([note('note-100', 100)])
  expect(asked()).toEqual(['purged', 'purged', 'latest', 'first page', 'changes since 100'])
  expect(listed()).toEqual(idsOf(page))
})

it("reads the page again if more has changed than the server lists, once even if it doesn't show the changes", async () => {
  await comeBack()
  asked()
  const trashed = notesFrom(300, pageSize).map(({ id, updatedAt }) => note(id, updatedAt, true))
  world.server.notes = [...trashed, ...notesFrom(200, 60)]
  await tell(trashed)
  expect(asked()).toEqual(['purged', 'latest', 'first page', 'changes since 300'])
  await tell(trashed)
  expect([asked(), listed()]).toEqual([[], idsOf(notesFrom(200, pageSize))])
})

it('lists what changed between the first page and the first report, however much that is', async () => {
  await follow()
  world.server.notes = notesFrom(140, 80)
  await tell(notesFrom(140, pageSize))
  expect(await allListed()).toEqual(idsOf(world.server.notes))
})

it('shows what changed after a page was read ahead, however much that is', async () => {
  world.ahead.page = Promise.resolve({ notes: page, purged: 3, knownUpTo: 105 })
  await follow()
  const edited = note('note-80', 108)
  world.server.notes = [...notesFrom(140, 32), edited, ...notesFrom(107, 60)].filter(
    (one) => one.id !== 'note-80' || one === edited,
  )
  await tell(world.server.notes.slice(0, pageSize))
  await allListed()
  expect(feeds.knownNote('ada', 'note-80')).toBe(edited)
})

it("doesn't treat the SDK's first report as silence, but reads the deletion count again: it might be one", async () => {
  await follow()
  world.server.watches.at(-1)?.onUnreachable()
  asked()
  await tell([note('note-100', 100)])
  expect([asked(), listener.unreachable.mock.calls]).toEqual([['purged'], []])
})

it('forgets notes that were permanently deleted in an outage before the first changes', async () => {
  await follow()
  world.server.watches.at(-1)?.onUnreachable()
  asked()
  world.server.purged = 4
  world.server.notes = notesFrom(99, 39)
  await tell([note('note-99', 99)])
  expect(asked()).toEqual(['purged', 'purged', 'latest', 'first page', 'changes since 99'])
  expect(listed()).toEqual(idsOf(notesFrom(99, pageSize)))
})

it('confirms nothing in an outage before the first changes since a page that was read ahead', async () => {
  world.ahead.page = Promise.resolve({ notes: page, purged: 3, knownUpTo: 100 })
  await follow()
  world.server.watches.at(-1)?.onUnreachable()
  expect([listed(), listener.unreachable.mock.calls.length]).toEqual([['unconfirmed'], 1])
  asked()
  await tell([note('note-100', 100)])
  expect([asked(), listed()]).toEqual([['purged'], idsOf(page)])
})

it('reads the deletion count again after a silence and confirms nothing before', async () => {
  await follow()
  await tell([note('note-100', 100)])
  asked()
  world.server.watches.at(-1)?.onUnreachable()
  expect([listed(), listener.unreachable.mock.calls.length]).toEqual([['unconfirmed'], 1])
  await tell([note('note-100', 100)])
  expect([asked(), listed()]).toEqual([['purged'], idsOf(page)])
})

it('reads the deletion count again if a silence begins before it is known', async () => {
  let answer: ((count: number) => void) | undefined
  vi.spyOn(world.sources.server, 'readPurged').mockImplementationOnce(
    () => new Promise((resolve) => (answer = resolve)),
  )
  await comeBack()
  await tell([note('note-100', 100)])
  world.server.watches.at(-1)?.onUnreachable()
  world.server.purged = 4
  answer?.(3)
  await vi.advanceTimersByTimeAsync(0)
  expect([asked(), listed()]).toEqual([['changes since 100'], ['unconfirmed']])
  await tell([note('note-100', 100)])
  expect([asked(), listed()]).toEqual([
    ['purged', 'purged', 'latest', 'first page', 'changes since 100'],
    idsOf(page),
  ])
})

it('reads only the missing part of the first page after a note has left it', async () => {
  await follow()
  asked()
  await tell([note('note-90', 101, true)])
  expect(asked()).toEqual(['1 notes after note-71'])
  expect(listed()).toEqual([...idsOf(page).filter((id) => id !== 'note-90'), 'note-70'])
})

it('confirms nothing if the server is silent while the first page is completed, until the next changes', async () => {
  await follow()
  world.server.requests = []
  await tell([note('note-90', 101, true)])
  expect([listed(), listener.unreachable.mock.calls.length]).toEqual([['unconfirmed'], 1])
  world.server.requests = null
  await tell([note('note-90', 101, true)])
  expect(listed()).toEqual([...idsOf(page).filter((id) => id !== 'note-90'), 'note-70'])
  expect(listener.failed.mock.calls).toEqual([])
})

it('forgets a deleted note', async () => {
  await follow()
  await tell([note('new', 101)])
  await tell([], ['new'])
  expect(listed()).toEqual(idsOf(page))
})

it('reads one page after the other until there are none left, and reports each', async () => {
  await follow()
  asked()
  listener.changed.mockClear()
  await nextPage()
  expect([listed(), asked()]).toEqual([idsOf(notesFrom(100, 40)), ['30 notes after note-71']])
  expect(listener.changed).toHaveBeenCalledTimes(1)
  await nextPage()
  expect([listed().length, asked()]).toEqual([40, []])
})

it("doesn't wait for another page without a network, even while everything is read again", async () => {
  await follow()
  const requests: Request[] = []
  world.server.requests = requests
  world.server.notes = notesFrom(140, 80)
  await tell(notesFrom(140, pageSize))
  const reading = nextPage()?.catch((error: unknown) => error)
  for (const { onUnreachable } of requests) onUnreachable()
  expect(await reading).toMatchObject({ code: 'unavailable' })
  expect([requests.length, listed()]).toEqual([1, ['unconfirmed']])
  world.server.requests = null
  for (const { answer } of requests) answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(await allListed()).toEqual(idsOf(world.server.notes))
})

it('leaves out a page that arrives after everything was read again', async () => {
  await follow()
  let answer: ((notes: readonly Note[]) => void) | undefined
  vi.spyOn(world.sources.server, 'readPageAfter').mockImplementationOnce(
    () => new Promise((resolve) => (answer = resolve)),
  )
  const reading = nextPage()
  world.server.notes = notesFrom(140, 80)
  await tell(notesFrom(140, pageSize))
  answer?.(notesFrom(70, 10))
  await reading
  expect(await allListed()).toEqual(idsOf(world.server.notes))
})

it('reports no further page, and offers nothing to the device, until the server has confirmed the list', async () => {
  await comeBack()
  await expect(nextPage()).rejects.toMatchObject({ code: 'unavailable' })
  expect([world.device.reads, listed()]).toEqual([[], ['unconfirmed']])
  await tell([])
  expect([world.device.reads.length, listed().length]).toEqual([1, 40])
})

it('offers what it knows to the device after every change, and nothing after it is closed', async () => {
  await follow()
  expect(world.device.reads).toHaveLength(1)
  await tell([note('new', 101)])
  expect(world.device.reads).toHaveLength(2)
  const offered = world.device.reads.map((read) => read())
  expect(offered.map((kept) => [kept?.knownUpTo, kept?.notes.length])).toEqual([
    [101, 31],
    [101, 31],
  ])
  for (const stop of stops.splice(0)) stop()
  expect(world.device.reads.map((read) => read())).toEqual([null, null])
  expect([world.server.watches, feeds.feedOf('ada')]).toEqual([[], undefined])
})

it('is shared by all followers until the last one stops', async () => {
  await follow()
  await follow()
  expect(world.server.watches).toHaveLength(1)
  stops.pop()?.()
  expect(world.server.watches).toHaveLength(1)
  stops.pop()?.()
  expect(world.server.watches).toEqual([])
})

it('ends when the server refuses it and is reopened by the next follower', async () => {
  await follow()
  const refusal = new Error('No.')
  world.server.watches.at(-1)?.onError(refusal)
  expect(listener.failed.mock.calls).toEqual([[refusal]])
  expect([feeds.feedOf('ada'), world.server.watches]).toEqual([undefined, []])
  await follow()
  expect(listed()).toEqual(idsOf(page))
})

function nextPage() {
  return feeds.feedOf('ada')?.readNextPage()
}
