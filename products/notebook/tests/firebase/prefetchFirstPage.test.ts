import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  prefetchFirstPage,
  takePrefetchedPage,
} from '#products/notebook/firebase/list/prefetchFirstPage.ts'
import { recordTrustAnswer } from '#products/notebook/stores/trustedDeviceStore.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'

const ada = { uid: 'ada', token: 'token of Ada' }
const server = { asked: [] as string[], countedAt: '2026-11-23T10:00:01Z', isDown: false }
const note = noteOf(contentOf('Milk', { pinned: true }), {
  id: 'milk',
  rev: 3,
  lastEdit: { browser: 'Chrome', system: 'Mac', at: 1_795_000_000_000 },
  createdAt: Date.UTC(2026, 10, 23, 9),
  updatedAt: Date.UTC(2026, 10, 23, 9, 30) + 123.456,
})

/** The time at which the server read the page. */
const knownUpTo = Date.UTC(2026, 10, 23, 10, 0, 1) + 0.001

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: { Authorization: string } }) => {
    server.asked.push(`${url.split('/').at(-1)} ${headers.Authorization}`)
    if (server.isDown) return Promise.reject(new TypeError('There is no network.'))
    return Promise.resolve(Response.json(url.endsWith(':runQuery') ? listed() : counted()))
  })
  Object.assign(server, { asked: [], countedAt: '2026-11-23T10:00:01Z', isDown: false })
})
afterEach(() => {
  void takePrefetchedPage('')
  vi.useRealTimers()
})

function listed(): readonly object[] {
  const { content, rev, editId, parentEditId } = note
  const fields = {
    title: { stringValue: content.title },
    body: { stringValue: content.body },
    pinned: { booleanValue: content.pinned },
    isInTrash: { booleanValue: content.isInTrash },
    conflictOf: { nullValue: null },
    rev: { integerValue: String(rev) },
    editId: { stringValue: editId },
    parentEditId: parentEditId === null ? { nullValue: null } : { stringValue: parentEditId },
    lastEdit: {
      mapValue: {
        fields: {
          browser: { stringValue: 'Chrome' },
          system: { stringValue: 'Mac' },
          at: { integerValue: '1795000000000' },
        },
      },
    },
    createdAt: { timestampValue: '2026-11-23T09:00:00Z' },
    updatedAt: { timestampValue: '2026-11-23T09:30:00.123456Z' },
  }
  const name = 'projects/p/databases/(default)/documents/users/ada/notes/milk'
  return [{ document: { name, fields }, readTime: '2026-11-23T10:00:01.000001Z' }]
}

function counted(): readonly object[] {
  return [
    {
      found: { name: 'notes', fields: { purged: { integerValue: '7' } } },
      readTime: server.countedAt,
    },
  ]
}

it("reads the first page with the stored session's token and returns it once", async () => {
  prefetchFirstPage(ada)
  expect(server.asked).toEqual([
    'documents:batchGet Bearer token of Ada',
    'ada:runQuery Bearer token of Ada',
  ])
  expect(await takePrefetchedPage('ada')).toEqual({ notes: [note], purged: 7, knownUpTo })
  expect(takePrefetchedPage('ada')).toBeNull()
})

it('returns it to no other person and forgets it when another person asks', () => {
  prefetchFirstPage(ada)
  expect([takePrefetchedPage('bob'), takePrefetchedPage('ada')]).toEqual([null, null])
})

it('forgets the page after eight seconds', () => {
  prefetchFirstPage(ada)
  vi.advanceTimersByTime(7_999)
  prefetchFirstPage({ ...ada, uid: 'bob' })
  vi.advanceTimersByTime(7_999)
  expect(takePrefetchedPage('bob')).not.toBeNull()
  prefetchFirstPage(ada)
  vi.advanceTimersByTime(8_000)
  expect(takePrefetchedPage('ada')).toBeNull()
})

it('ignores a deletion count that was read after the page', async () => {
  server.countedAt = '2026-11-23T10:00:01.000002Z'
  prefetchFirstPage(ada)
  expect(await takePrefetchedPage('ada')).toEqual({ notes: [note], purged: null, knownUpTo })
})

it('returns nothing if the server failed, so that the page is read as usual', async () => {
  server.isDown = true
  prefetchFirstPage(ada)
  expect(await takePrefetchedPage('ada')).toBeNull()
})

it.each([
  ['/', true],
  ['/notes/milk', true],
  ['/trash', true],
  ['/account', false],
  ['/sign-in', false],
])('at %s it reads ahead: %s', (pathname, isRead) => {
  vi.stubGlobal('location', { pathname })
  prefetchFirstPage(ada)
  expect(takePrefetchedPage('ada') !== null).toBe(isRead)
})

it('reads nothing offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  prefetchFirstPage(ada)
  expect([server.asked, takePrefetchedPage('ada')]).toEqual([[], null])
})

it("reads nothing on the person's own device, which stores their notes", () => {
  recordTrustAnswer('eve', 'yes')
  prefetchFirstPage({ ...ada, uid: 'eve' })
  expect([server.asked, takePrefetchedPage('eve')]).toEqual([[], null])
})
