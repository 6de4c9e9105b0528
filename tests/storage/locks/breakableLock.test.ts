import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withBreakableLock } from '#src/storage/locks/breakableLock.ts'
import { fakeLocks } from '#tests/support/fakes/fakeLocks.ts'

const answerTimeout = 6_000

/** Pages of one channel, which all receive what the others post. */
const channels = new Set<EventTarget>()

class FakeChannel extends EventTarget {
  constructor() {
    super()
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const channel of channels)
      if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** A promise that resolves once it is opened. */
function gate() {
  let open: (() => void) | undefined
  const until = new Promise<void>((resolve) => (open = resolve))
  return { until, open: () => open?.() }
}

const never = () => new Promise<void>(() => {})

let tabs: ReturnType<typeof fakeLocks>

/** The names of the locks that are held, with the tab that holds each. */
const holders = async () => {
  const { held = [] } = await tabs('test').query()
  return held.map(({ name, clientId }) => [name, clientId])
}

vi.stubGlobal('BroadcastChannel', FakeChannel)

beforeEach(() => {
  vi.useFakeTimers()
  tabs = fakeLocks()
  vi.stubGlobal('navigator', { locks: tabs('here') })
})

afterEach(() => vi.useRealTimers())

it('a lock is taken from a tab that never answers, and given to all who wait for it in turn', async () => {
  void tabs('frozen')
    .request('rows', never)
    .catch(() => null)
  const steps: string[] = []
  const works = ['first', 'second'].map((step) =>
    withBreakableLock('rows', async () => void steps.push(step)),
  )
  await vi.advanceTimersByTimeAsync(answerTimeout - 1)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all(works)
  expect(steps).toEqual(['first', 'second'])
  expect(await holders()).toEqual([])
})

it('a tab that answers keeps the lock, however long it takes', async () => {
  const channel = new FakeChannel()
  channel.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<{ asked?: string }>
    if (data.asked) channel.postMessage({ answered: data.asked })
  })
  const { until, open: finish } = gate()
  const busy = tabs('busy').request('rows', () => until)
  const work = vi.fn<() => Promise<void>>().mockResolvedValue()
  const waiting = withBreakableLock('rows', work)
  await vi.advanceTimersByTimeAsync(10 * answerTimeout)
  expect(work).not.toHaveBeenCalled()
  finish()
  await Promise.all([busy, waiting])
  expect(work).toHaveBeenCalledTimes(1)
  channels.delete(channel)
})

it('long work in this tab keeps the lock, too', async () => {
  const { until, open: finish } = gate()
  const steps: string[] = []
  const long = withBreakableLock('rows', () => until.then(() => void steps.push('long')))
  const next = withBreakableLock('rows', async () => void steps.push('next'))
  await vi.advanceTimersByTimeAsync(10 * answerTimeout)
  expect(steps).toEqual([])
  finish()
  await Promise.all([long, next])
  expect(steps).toEqual(['long', 'next'])
})

it('a tab that has just got the lock is asked before it is taken from it', async () => {
  void tabs('frozen')
    .request('rows', never)
    .catch(() => null)
  const work = vi.fn<() => Promise<void>>().mockResolvedValue()
  void withBreakableLock('rows', work)
  await vi.advanceTimersByTimeAsync(answerTimeout - 1)
  void tabs('quicker')
    .request('rows', { steal: true }, never)
    .catch(() => null)
  await vi.advanceTimersByTimeAsync(1)
  expect(await holders()).toEqual([['rows', 'quicker']])
  await vi.advanceTimersByTimeAsync(answerTimeout)
  expect(work).toHaveBeenCalledTimes(1)
})

it('work whose lock was taken goes on, and returns its own result', async () => {
  const { until, open: wake } = gate()
  const working = withBreakableLock('rows', () => until.then(() => 'done'))
  await vi.advanceTimersByTimeAsync(0)
  await tabs('other').request('rows', { steal: true }, () => null)
  wake()
  expect(await working).toBe('done')
})

it('work that no longer waits for the lock leaves it alone', async () => {
  void tabs('frozen')
    .request('rows', never)
    .catch(() => null)
  const leaving = new AbortController()
  const work = vi.fn<() => Promise<void>>().mockResolvedValue()
  const waiting = withBreakableLock('rows', work, leaving.signal)
  await vi.advanceTimersByTimeAsync(answerTimeout - 1)
  leaving.abort()
  await expect(waiting).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(answerTimeout)
  expect(await holders()).toEqual([['rows', 'frozen']])
  expect(work).not.toHaveBeenCalled()
})
