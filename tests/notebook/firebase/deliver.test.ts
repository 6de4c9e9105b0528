import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deliver } from '#src/notebook/firebase/notes/deliver.ts'
import { contentOf, rowOf } from '#tests/support/notebook/notes.ts'

type Try = { signal: AbortSignal; end: (outcome: { kind: 'nothing' }) => void }

const tries = vi.hoisted((): Try[] => [])
vi.mock('#src/notebook/firebase/notes/whyRefused.ts', () => ({}))
vi.mock('#src/notebook/firebase/notes/deliver.ts', () => ({
  deliverRow: (_uid: string, _row: unknown, _before: unknown, signal: AbortSignal) =>
    new Promise((end) => tries.push({ signal, end })),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  tries.length = 0
  vi.useRealTimers()
})

const row = rowOf(null, contentOf('milk'))
const bring = () => deliver('alice', row, () => Promise.resolve())
const nothing = { kind: 'nothing' } as const

it('a try that takes too long is told to stop, and the next waits for its end', async () => {
  const first = bring().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toMatchObject({ code: 'deadline-exceeded' })
  expect(tries.map(({ signal }) => signal.aborted)).toEqual([true])
  const second = bring()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tries).toHaveLength(1)
  tries[0]?.end(nothing)
  await vi.advanceTimersByTimeAsync(0)
  expect(tries.map(({ signal }) => signal.aborted)).toEqual([true, false])
  tries[1]?.end(nothing)
  expect(await second).toEqual(nothing)
})

it('a try that ends in time leaves no timer behind', async () => {
  const only = bring()
  await vi.advanceTimersByTimeAsync(0)
  tries[0]?.end(nothing)
  expect(await only).toEqual(nothing)
  expect(vi.getTimerCount()).toBe(0)
})
