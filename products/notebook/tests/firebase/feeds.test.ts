import { expect, it, vi } from 'vitest'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import {
  beginWithFeed,
  allListed,
  asked,
  comeBack,
  feeds,
  follow,
  idsOf,
  listed,
  listener,
  note,
  notesFrom,
  page,
  stops,
  tell,
  world,
} from '#products/notebook/tests/support/followedFeed.ts'

beginWithFeed()

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

it('lists what this device has delivered on top, however slow its clock is, until the server reports its time', async () => {
  await follow()
  const delivered = { ...note('note-80', 50), rev: 101 }
  // The same time as that of the latest note, and an ID that comes after it.
  world.device.reportDelivered?.('note-080', { ...delivered, id: 'note-080' })
  expect(listed()).toEqual(['note-080', ...idsOf(page)])
  world.device.reportDelivered?.('note-080', null)
  world.device.reportDelivered?.('note-80', delivered)
  const others = idsOf(page).filter((id) => id !== 'note-80')
  expect(listed()).toEqual(['note-80', ...others])
  await tell([{ ...delivered, updatedAt: 102 }, note('note-101', 101)])
  expect(listed()).toEqual(['note-80', 'note-101', ...others])
  expect(feeds.knownNote('ada', 'note-80')).toEqual({ ...delivered, updatedAt: 102 })
})

it("keeps a later version, and the server's time, although a delivery is reported after it", async () => {
  await follow()
  await tell([note('note-80', 101)])
  world.device.reportDelivered?.('note-80', { ...note('note-80', 50), rev: 101 })
  world.device.reportDelivered?.('note-79', { ...note('note-79', 200), rev: 78 })
  expect(listed()).toEqual(['note-80', ...idsOf(page).filter((id) => id !== 'note-80')])
})

it('lists what is delivered in a silence, and confirms nothing', async () => {
  await follow()
  await tell([note('note-100', 100)])
  world.server.watches.at(-1)?.onUnreachable()
  world.device.reportDelivered?.('note-80', note('note-80', 101))
  expect(listed()).toEqual(['unconfirmed'])
  const unreported = { ...note('note-80', 101), isUnreported: true }
  expect(feeds.knownNote('ada', 'note-80')).toEqual(unreported)
  expect(listener.changed).toHaveBeenCalledTimes(3)
})

it('forgets a note that a delivery has found deleted, and hears of none after it is closed', async () => {
  await follow()
  world.device.reportDelivered?.('note-100', null)
  expect(listed()).toEqual(idsOf(page).slice(1))
  for (const stop of stops.splice(0)) stop()
  expect(world.device.reportDelivered).toBeNull()
})

it('lists no note that was delivered and then found deleted while everything was read', async () => {
  world.server.requests = []
  await follow()
  world.device.reportDelivered?.('new', note('new', 101))
  world.device.reportDelivered?.('new', null)
  for (const { answer } of world.server.requests) answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(listed()).toEqual(idsOf(page))
})
