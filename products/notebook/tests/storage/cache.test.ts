import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StoredNotes } from '#products/notebook/domain/list/knownNotes.ts'
import { openCache } from '#products/notebook/storage/cache.ts'
import type { Notebook, NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'
import { encryptedVersion } from '#src/domain/versionedRecord.ts'
import { stubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

const day = 86_400_000

const list: StoredNotes = { notes: [], listEnd: null, knownUpTo: 2, purged: 0 }
const page = [{ path: '/', html: '<p>Milk</p>' }]

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('IDBKeyRange', { bound })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a page that shows the latest edit is stored as of when it was seen', async () => {
  const { cache, tell, recordsOf } = await open()
  tell({ type: 'rowsChanged' })
  await cache.putSnapshots(page, 1_001)
  expect([...recordsOf('cache').values()]).toMatchObject([{ putAt: 1_001 }])
})

it('a page is not stored if an edit arrives after it was seen, even one that is delivered meanwhile', async () => {
  const { cache, tell, recordsOf } = await open()
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce((...task) => {
    tell({ type: 'rowsChanged' })
    return encrypt(...task)
  })
  await cache.putSnapshots(page, 1_000)
  expect([...recordsOf('cache').keys()]).toEqual([])
})

it('the list is stored before a page that shows it, and only once', async () => {
  const { cache, recordsOf } = await open()
  const read = vi.fn<() => StoredNotes>(() => list)
  cache.storeListSoon(read)
  await cache.putSnapshots(page, 1_000)
  expect([...recordsOf('cache').keys()]).toEqual(['list', 'page/?en-US'])
  expect(await cache.readList()).toEqual(list)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledTimes(1)
})

it('the list is stored two seconds after the last change, if there is one by then', async () => {
  const { cache, recordsOf } = await open()
  cache.storeListSoon(() => ({ ...list, knownUpTo: 1 }))
  await vi.advanceTimersByTimeAsync(1_999)
  cache.storeListSoon(() => list)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(recordsOf('cache').size).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(async () => expect(await cache.readList()).toEqual(list))
  cache.storeListSoon(() => null)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await cache.readList()).toEqual(list)
})

it('the list from before the device is the person’s own is stored as soon as it is', async () => {
  const device = { isTrusted: false }
  const { cache, recordsOf } = await open(() => device.isTrusted)
  cache.storeListSoon(() => list)
  await vi.advanceTimersByTimeAsync(10_000)
  await cache.storeList()
  expect(recordsOf('cache').size).toBe(0)
  for (let round = 0; round < 2; round += 1) {
    device.isTrusted = true
    await cache.storeList()
    expect(await cache.readList()).toEqual(list)
    device.isTrusted = false
    await cache.removeAll()
  }
})

it.each<[string, (cache: Notebook['cache']) => Promise<void>]>([
  [
    'the list',
    (cache) => {
      cache.storeListSoon(() => list)
      return cache.storeList()
    },
  ],
  ['a note', (cache) => cache.putNote(noteOf(contentOf('Milk')))],
  ['the files of a note', (cache) => cache.putFiles('note', [])],
  ['a page', (cache) => cache.putSnapshots(page, 1_000)],
])('nothing of %s is stored if storing ends during the encryption', async (_what, put) => {
  const device = { isTrusted: true }
  const { cache, recordsOf } = await open(() => device.isTrusted)
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...task) => {
    device.isTrusted = false
    await cache.removeAll()
    return encrypt(...task)
  })
  await put(cache)
  expect([device.isTrusted, [...recordsOf('cache').keys()]]).toEqual([false, []])
})

function bound(first: string, last: string) {
  return { includes: (id: string) => first <= id && id <= last }
}

it('a list that another build has stored is thrown away', async () => {
  const { cache, recordsOf } = await open()
  cache.storeListSoon(() => list)
  await cache.storeList()
  const stored = recordsOf('cache').get('list')
  if (!stored) throw new Error('Nothing was stored.')
  recordsOf('cache').set('list', { ...stored, v: encryptedVersion + 1 })
  expect(await cache.readList()).toBeNull()
  expect(recordsOf('cache').size).toBe(0)
  cache.storeListSoon(() => ({ knownUpTo: 2 }) as StoredNotes)
  await cache.storeList()
  expect(await cache.readList()).toBeNull()
  expect(recordsOf('cache').size).toBe(0)
})

it('the cache shows nothing that no server has confirmed for 30 days', async () => {
  const { cache } = await open()
  cache.storeListSoon(() => list)
  await cache.storeList()
  vi.setSystemTime(1_000 + 30 * day - 1)
  expect(await cache.readList()).toEqual(list)
  vi.setSystemTime(1_000 + 30 * day)
  expect(await cache.readList()).toBeNull()
})

it('the cache tells whether it could be emptied', async () => {
  const { cache, recordsOf, refuse } = await open()
  cache.storeListSoon(() => list)
  await cache.storeList()
  refuse({ writes: true })
  expect([await cache.removeAll(), recordsOf('cache').size]).toEqual([false, 1])
  refuse({})
  expect([await cache.removeAll(), recordsOf('cache').size]).toEqual([true, 0])
})

async function open(isTrusted = () => true) {
  const { localStore, recordsOf, refuse } = await stubLocalStore()
  const listeners: ((update: NotebookUpdate) => void)[] = []
  const subscribe = (listener: (update: NotebookUpdate) => void) => {
    listeners.push(listener)
    return () => {}
  }
  const cache = openCache('ada', localStore, isTrusted, subscribe)
  const tell = (update: NotebookUpdate) => listeners.forEach((listener) => listener(update))
  return { cache, tell, recordsOf, refuse }
}
