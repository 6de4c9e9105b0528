import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deliver, deliverRow } from '#products/notebook/firebase/notes/deliver.ts'
import { contentOf, noteOf, revisionAt, rowOf } from '#products/notebook/tests/support/notes.ts'

type Try = { beginAgain: () => Promise<unknown>; end: (outcome: { kind: 'nothing' }) => void }

const tries = vi.hoisted((): Try[] => [])
const transaction = vi.hoisted(() => ({
  get: vi.fn<() => Promise<unknown>>(() => new Promise(() => {})),
}))
const session = vi.hoisted(() => ({ database: {} }))
vi.mock('#src/firebase/sdk/firestore.ts', () => ({ firestore: () => session.database }))
vi.mock('#products/notebook/firebase/notes/noteDocument.ts', () => ({
  noteRef: () => null,
  toNote: () => null,
}))
const offline = new Error('There is no network.')
vi.mock('#src/firebase/data/transactOnce.ts', () => ({
  transactOnce: () => Promise.reject(offline),
}))
vi.mock('#src/firebase/data/transact.ts', () => ({
  isRejected: () => false,
  transact: (_uid: string, work: (transaction: unknown) => Promise<unknown>) =>
    new Promise((end) => tries.push({ beginAgain: () => work(transaction), end })),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  tries.length = 0
  session.database = {}
  transaction.get.mockClear()
  vi.useRealTimers()
})

const row = rowOf(contentOf('bread'), contentOf('milk'))
const bring = () => deliver('alice', row, () => Promise.resolve())
const nothing = { kind: 'nothing' } as const

it('an attempt that takes too long is aborted, and the next one waits for its end', async () => {
  const first = bring().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toMatchObject({ code: 'deadline-exceeded' })
  await expect(tries[0]?.beginAgain()).rejects.toMatchObject({ name: 'AbortError' })
  expect(transaction.get).not.toHaveBeenCalled()
  const second = bring()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tries).toHaveLength(1)
  tries[0]?.end(nothing)
  await vi.advanceTimersByTimeAsync(0)
  expect(tries).toHaveLength(2)
  void tries[1]?.beginAgain()
  expect(transaction.get).toHaveBeenCalledOnce()
  tries[1]?.end(nothing)
  expect(await second).toEqual(nothing)
})

it('an attempt that never ends is waited for three seconds', async () => {
  const first = bring().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toMatchObject({ code: 'deadline-exceeded' })
  const second = bring()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(tries).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries).toHaveLength(2)
  tries[1]?.end(nothing)
  expect(await second).toEqual(nothing)
})

it('an attempt of the next session waits for none of the ended one', async () => {
  const first = bring().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  await first
  session.database = {}
  const second = bring()
  await vi.advanceTimersByTimeAsync(0)
  expect(tries).toHaveLength(2)
  tries[1]?.end(nothing)
  expect(await second).toEqual(nothing)
})

it("an edit isn't recorded as sent while the browser is offline", async () => {
  const recorded = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await expect(deliver('alice', rowOf(null, contentOf('milk')), recorded)).rejects.toBe(offline)
  expect(recorded).not.toHaveBeenCalled()
})

it('the server is read before another edit is sent while one is unacknowledged', async () => {
  const known = noteOf(contentOf('bread'))
  const recorded = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const waiting = { ...row, unacknowledged: [{ ...row.edit, opId: 'before' }] }
  void deliverRow('alice', waiting, recorded, { known })
  await vi.advanceTimersByTimeAsync(0)
  expect([tries.length, recorded.mock.calls]).toEqual([1, []])
})

it('the server is read if a newer version is known than the one in the list', async () => {
  const known = noteOf(contentOf('bread'), { rev: 2 })
  const recorded = vi.fn<() => Promise<void>>(() => Promise.resolve())
  void deliverRow('alice', { ...row, revision: revisionAt(3) }, recorded, { known })
  await vi.advanceTimersByTimeAsync(0)
  expect([tries.length, recorded.mock.calls]).toEqual([1, []])
})

it('an attempt that ends in time leaves no timer behind', async () => {
  const only = bring()
  await vi.advanceTimersByTimeAsync(0)
  tries[0]?.end(nothing)
  expect(await only).toEqual(nothing)
  expect(vi.getTimerCount()).toBe(0)
})
