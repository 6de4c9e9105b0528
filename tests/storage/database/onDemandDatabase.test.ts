import 'fake-indexeddb/auto'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openOnDemand } from '#src/storage/database/onDemandDatabase.ts'

it.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
  'a connection that dies with %s is forgotten, and the next attempt opens another',
  async (name) => {
    const { open, close, read } = databaseOnDemand()
    const dead = read(['kept'], () => Promise.reject(new DOMException('Connection lost.', name)))
    await expect(dead).rejects.toMatchObject({ name })
    expect(close).toHaveBeenCalledOnce()
    expect(await read(['kept'], () => Promise.resolve('read'))).toBe('read')
    expect(open).toHaveBeenCalledTimes(2)
  },
)

it('a connection survives a full disk', async () => {
  const { open, read } = databaseOnDemand()
  const full = new DOMException('No space.', 'QuotaExceededError')
  await expect(read(['kept'], () => Promise.reject(full))).rejects.toBe(full)
  expect(await read(['kept'], () => Promise.resolve('read'))).toBe('read')
  expect(open).toHaveBeenCalledOnce()
})

it('a read that the browser aborts, as it does when storage is cleared, rejects once and no more', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  const { read } = databaseOnDemand()
  const reading = read(['kept'], async (records) => {
    const store = records('kept')
    const getting = store.get('id')
    store.transaction.abort()
    return getting
  })
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(unhandled).not.toHaveBeenCalled()
})

it('a change that is being committed when its time is up succeeds once it is on the disk', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { read, change } = databaseOnDemand()
  await change(['kept'], async (records) => {
    const store = records('kept')
    await store.put({ text: 'late' }, 'id')
    store.transaction.commit()
    vi.advanceTimersByTime(2_000)
  })
  expect(await read(['kept'], (records) => records('kept').get('id'))).toEqual({ text: 'late' })
})

it('a change that takes too long before it is committed fails, and changes nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { read, change } = databaseOnDemand()
  const late = change(['kept'], async (records) => {
    await records('kept').put({ text: 'late' }, 'id')
    vi.advanceTimersByTime(2_000)
  })
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(await read(['kept'], (records) => records('kept').get('id'))).toBeUndefined()
})

type Shape = DBSchema & { kept: { key: string; value: object } }

function databaseOnDemand() {
  const close = vi.fn<() => void>()
  const open = vi.fn<() => Promise<IDBPDatabase<Shape>>>(async () => {
    const database = await openDB<Shape>(crypto.randomUUID(), 1, {
      upgrade: (created) => void created.createObjectStore('kept'),
    })
    return Object.assign(database, { close })
  })
  const { read, change } = openOnDemand(open)
  return { open, close, read, change }
}
