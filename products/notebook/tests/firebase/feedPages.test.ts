import { expect, it, vi } from 'vitest'
import { pageSize, type SavedNotes } from '#products/notebook/domain/list/noteList.ts'
import type { Note } from '#products/notebook/domain/note.ts'
import { watchNotes } from '#products/notebook/firebase/list/watchSavedNotes.ts'
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
  nextPage,
  note,
  notesFrom,
  stops,
  tell,
  world,
} from '#products/notebook/tests/support/followedFeed.ts'
import type { Request } from '#products/notebook/tests/support/stubFeedSources.ts'

beginWithFeed()

it('a list that follows a feed that is confirmed already is reported at once', async () => {
  await follow()
  const onSaved = vi.fn<(saved: SavedNotes) => void>()
  const listListener = { onUnreachable: vi.fn<() => void>(), onError: vi.fn<() => void>() }
  stops.push(watchNotes('ada', { ...listListener, onSaved }, feeds).stop)
  expect(onSaved).toHaveBeenCalledOnce()
  expect(onSaved.mock.lastCall?.[0].notes.map(({ id }) => id)).toEqual(listed())
})

it('a list that follows a feed that is not confirmed yet goes on loading', async () => {
  await comeBack()
  const onSaved = vi.fn<(saved: SavedNotes) => void>()
  const listListener = { onUnreachable: vi.fn<() => void>(), onError: vi.fn<() => void>() }
  stops.push(watchNotes('ada', { ...listListener, onSaved }, feeds).stop)
  expect(onSaved).not.toHaveBeenCalled()
  await tell([note('note-100', 100)])
  expect(onSaved).toHaveBeenCalledOnce()
})

it('a list has what was delivered while the server is silent, and is not confirmed', async () => {
  await follow()
  const onSaved = vi.fn<(saved: SavedNotes) => void>()
  const listListener = { onUnreachable: vi.fn<() => void>(), onError: vi.fn<() => void>() }
  stops.push(watchNotes('ada', { ...listListener, onSaved }, feeds).stop)
  await tell([note('note-100', 100)])
  world.server.watches.at(-1)?.onUnreachable()
  world.device.reportDelivered?.('new', note('new', 101))
  const { notes, isConfirmed } = onSaved.mock.lastCall?.[0] ?? {}
  expect([notes?.[0]?.id, isConfirmed]).toEqual(['new', false])
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
