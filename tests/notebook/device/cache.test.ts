import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCache } from '#src/notebook/device/cache.ts'
import type { NotebookUpdate } from '#src/notebook/device/notebook.ts'
import { stubLocalStore } from '#tests/support/stubLocalStore.ts'

const page = [{ path: '/', html: '<p>Milk</p>' }]

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
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
  await cache.putPages(page, 1_001)
  expect([...recordsOf('cache').values()]).toMatchObject([{ putAt: 1_001 }])
})

it('a page is not stored if an edit arrives after it was seen, even one that is delivered meanwhile', async () => {
  const { cache, tell, recordsOf } = await open()
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce((...task) => {
    tell({ type: 'rowsChanged' })
    return encrypt(...task)
  })
  await cache.putPages(page, 1_000)
  expect([...recordsOf('cache').keys()]).toEqual([])
})

function bound(first: string, last: string) {
  return { includes: (id: string) => first <= id && id <= last }
}

async function open() {
  const { localStore, recordsOf } = await stubLocalStore()
  const listeners: ((update: NotebookUpdate) => void)[] = []
  const hear = (listener: (update: NotebookUpdate) => void) => {
    listeners.push(listener)
    return () => {}
  }
  const cache = openCache('ada', localStore, () => true, hear)
  const tell = (update: NotebookUpdate) => listeners.forEach((listener) => listener(update))
  return { cache, tell, recordsOf }
}
