import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageProblemIn } from '#src/domain/session/storageProblem.ts'
import { connectToSessions } from '#src/firebase/sdk/persistence/sessionConnection.ts'

type Disk = 'good' | 'full' | 'dead' | 'silent'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a write that the disk accepts and then aborts has failed', async () => {
  stubIndexedDB('full')
  const { request } = connectToSessions(never, doNothing)
  const error: unknown = await request('readwrite', put).catch((reason: unknown) => reason)
  expect(storageProblemIn(error)).toBe('full')
})

it('a dead connection is replaced', async () => {
  const { opened } = stubIndexedDB('dead', 'good')
  const { request } = connectToSessions(never, doNothing)
  expect(await request('readwrite', put)).toBe('stored')
  expect(await request('readwrite', put)).toBe('stored')
  expect(opened()).toBe(2)
})

it('a database that does not open counts as unavailable until the tab is closed', async () => {
  const { opened } = stubIndexedDB('silent', 'good')
  const { request } = connectToSessions(never, doNothing)
  const refused = request('readonly', put).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await refused).toMatchObject({ name: 'TimeoutError' })
  await expect(request('readonly', put)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(opened()).toBe(1)
})

it('a database that may hold a session is waited for', async () => {
  const { wake } = stubIndexedDB('silent')
  const { request } = connectToSessions(() => true, doNothing)
  const found = request('readonly', put)
  await vi.advanceTimersByTimeAsync(60_000)
  wake()
  expect(await found).toBe('stored')
})

it('a database that stops opening later is not waited for, and opened again for the next request', async () => {
  const { opened } = stubIndexedDB('good', 'silent', 'silent', 'good')
  const { request, disconnect } = connectToSessions(() => true, doNothing)
  await request('readonly', put)
  disconnect()
  const refused = request('readonly', put).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await refused).toMatchObject({ name: 'TimeoutError' })
  expect(await request('readonly', put)).toBe('stored')
  expect(opened()).toBe(4)
})

it('a loss of the database is reported', async () => {
  const { databases } = stubIndexedDB('good', 'good')
  const lost = vi.fn<() => void>()
  const { request } = connectToSessions(never, lost)
  await request('readonly', put)
  databases[0]?.dispatchEvent(new Event('close'))
  expect(lost).toHaveBeenCalledOnce()
  expect(await request('readonly', put)).toBe('stored')
})

const put = (records: IDBObjectStore) => records.put('a session')

const never = () => false

function doNothing(): void {
  return
}

/** Stands in for IndexedDB. Each opening gets the next disk. */
function stubIndexedDB(...disks: readonly Disk[]) {
  const databases: EventTarget[] = []
  const openings: EventTarget[] = []
  const open = () => {
    const disk = disks[openings.length] ?? 'good'
    const database = databaseOn(disk)
    databases.push(database)
    const opening = Object.assign(new EventTarget(), { result: database, error: null })
    openings.push(opening)
    if (disk !== 'silent') queueMicrotask(() => answer(opening))
    return opening
  }
  vi.stubGlobal('indexedDB', { open })
  return { databases, opened: () => openings.length, wake: () => openings.forEach(answer) }
}

function databaseOn(disk: Disk) {
  const transaction = () => {
    if (disk === 'dead') throw new DOMException('Closed.', 'InvalidStateError')
    const error = new DOMException('No space.', 'QuotaExceededError')
    const started = Object.assign(new EventTarget(), {
      error,
      objectStore: () => ({ put: () => ({ result: 'stored' }) }),
    })
    queueMicrotask(() => started.dispatchEvent(new Event(disk === 'full' ? 'abort' : 'complete')))
    return started
  }
  return Object.assign(new EventTarget(), { transaction, close: doNothing })
}

function answer(opening: EventTarget): void {
  opening.dispatchEvent(new Event('success'))
}
