import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeInOrder } from '#products/notebook/firebase/sync/writeInOrder.ts'

type Try = { signal: AbortSignal; end: () => void }

let database: object
let tries: Try[]

beforeEach(() => {
  vi.useFakeTimers()
  database = {}
  tries = []
})
afterEach(() => void vi.useRealTimers())

const tryIn = (session: object) =>
  writeInOrder(session, 'note', (signal) => {
    return new Promise<'done'>((resolve) => tries.push({ signal, end: () => resolve('done') }))
  })

/** A write that has taken too long. */
async function timeOut(): Promise<Try | undefined> {
  const first = tryIn(database).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toMatchObject({ code: 'deadline-exceeded' })
  return tries[0]
}

it('a write that takes too long is aborted, and the next one waits for its end', async () => {
  const first = await timeOut()
  expect(first?.signal.aborted).toBe(true)
  const second = tryIn(database)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tries).toHaveLength(1)
  first?.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(tries[1]?.signal.aborted).toBe(false)
  tries[1]?.end()
  expect(await second).toBe('done')
})

it('a write that never ends is waited for three seconds', async () => {
  await timeOut()
  const second = tryIn(database)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(tries).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  tries[1]?.end()
  expect(await second).toBe('done')
})

it('a write of the next session waits for none of the ended one', async () => {
  await timeOut()
  const second = tryIn({})
  await vi.advanceTimersByTimeAsync(0)
  tries[1]?.end()
  expect(await second).toBe('done')
})

it('a write that ends in time leaves no timer behind', async () => {
  const only = tryIn(database)
  await vi.advanceTimersByTimeAsync(0)
  tries[0]?.end()
  expect(await only).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

it('a write on a slow line gets twice as much time after each that timed out', async () => {
  await timeOut()
  tries[0]?.end()
  const second = tryIn(database).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(tries[1]?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await second).toMatchObject({ code: 'deadline-exceeded' })
  tries[1]?.end()
  const third = tryIn(database)
  await vi.advanceTimersByTimeAsync(39_000)
  tries[2]?.end()
  expect(await third).toBe('done')
})

it('a write after a fast one is given up after ten seconds again', async () => {
  await timeOut()
  tries[0]?.end()
  const fast = tryIn(database)
  await vi.advanceTimersByTimeAsync(9_000)
  tries[1]?.end()
  expect(await fast).toBe('done')
  const next = tryIn(database).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await next).toMatchObject({ code: 'deadline-exceeded' })
})
