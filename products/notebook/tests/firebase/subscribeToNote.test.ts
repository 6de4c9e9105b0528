import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import type { Note } from '#products/notebook/domain/note.ts'
import type { StoredRow } from '#products/notebook/domain/outboxRow.ts'
import { subscribeToNote } from '#products/notebook/firebase/notes/watchNote.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'

const device = vi.hoisted(() => ({
  rows: [] as readonly StoredRow[],
  sent: null as Note | null,
  forgotten: [] as string[],
  uncached: [] as string[],
  listeners: new Set<(updates: NotebookUpdate) => void>(),
}))
const server = vi.hoisted(() => ({
  found: (_note: Note | null): void => undefined,
  read: (): Promise<Note | null> => Promise.reject(new Error('There is no network.')),
}))
vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    rows: () => Promise.resolve(device.rows),
    sent: () => Promise.resolve(device.sent),
    forgetSent: (noteId: string) => Promise.resolve(device.forgotten.push(noteId)),
    subscribe: (listener: (updates: NotebookUpdate) => void) => {
      device.listeners.add(listener)
      return () => device.listeners.delete(listener)
    },
    cache: {
      note: () => Promise.resolve(null),
      putNote: () => Promise.resolve(),
      remove: (noteId: string) => Promise.resolve(device.uncached.push(noteId)),
    },
  }),
}))
vi.mock('#products/notebook/firebase/notes/watchDocument.ts', () => ({
  watchDocument: (_uid: string, _noteId: string, report: { found: typeof server.found }) => {
    server.found = report.found
    return () => undefined
  },
  readDocument: () => server.read(),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  device.listeners.clear()
  device.sent = null
  device.forgotten.length = 0
  device.uncached.length = 0
  vi.useRealTimers()
})

const old = noteOf(contentOf('old'))
const typed = { ...rowOf(old.content, contentOf('typed')), isPersisted: true }
const delivered = noteOf(contentOf('typed'), { rev: 3, opId: 'mine', parentOpId: 'op-2' })

function tell(updates: NotebookUpdate): void {
  for (const listener of device.listeners) listener(updates)
}

async function follow(rows: readonly StoredRow[]) {
  const shown: string[] = []
  device.rows = rows
  subscribeToNote('alice', 'note', (event) => {
    shown.push(event.type === 'note.read' ? event.content.body : event.type)
  })
  await vi.advanceTimersByTimeAsync(0)
  server.found(old)
  const rowsAre = async (now: readonly StoredRow[], sent: Note | null = null) => {
    device.rows = now
    device.sent = sent
    tell({ type: 'rowsChanged' })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { shown, rowsAre }
}

it('shows a delivered note until the server reports it, however late', async () => {
  const { shown, rowsAre } = await follow([typed])
  await rowsAre([], delivered)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(new Set(shown)).toEqual(new Set(['typed']))
  server.found(noteOf(contentOf('typed, and more'), { rev: 4, opId: 'op-9', parentOpId: 'op-8' }))
  expect(shown.at(-1)).toBe('typed, and more')
})

it('shows an edit that was saved and delivered before it was read', async () => {
  const { shown, rowsAre } = await follow([])
  await rowsAre([], delivered)
  server.found(old)
  expect(shown).toEqual(['old', 'typed', 'typed'])
})

it("doesn't go back to a version older than the last one", async () => {
  const { shown } = await follow([])
  server.found(delivered)
  server.found(old)
  expect(shown).toEqual(['old', 'typed'])
})

it("doesn't show the server's text between saving and reading another edit", async () => {
  const { shown } = await follow([])
  expect(shown).toEqual(['old'])
  device.rows = [typed]
  tell({ type: 'rowsChanged' })
  server.found(noteOf(contentOf('of others'), { rev: 3, opId: 'op-3', parentOpId: 'op-2' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['old', 'typed'])
})

it("shows the server's text in the note that an edit moved out of", async () => {
  const { shown, rowsAre } = await follow([typed])
  await rowsAre([], old)
  expect(shown.at(-1)).toBe('old')
})

it('asks again before it believes that a delivered note is missing', async () => {
  const { shown, rowsAre } = await follow([])
  await rowsAre([], delivered)
  server.read = () => Promise.resolve(delivered)
  server.found(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.at(-1)).toBe('typed')
  server.read = () => Promise.resolve(null)
  server.found(null)
  await vi.advanceTimersByTimeAsync(0)
  expect([shown.at(-1), device.forgotten]).toEqual(['note.missing', ['note']])
  await rowsAre([], delivered)
  expect(shown.at(-1)).toBe('note.missing')
})

it('keeps the cache of a deleted note that an unsent edit recreates', async () => {
  const { rowsAre } = await follow([typed])
  server.found(null)
  expect(device.uncached).toEqual([])
  await rowsAre([])
  server.found(null)
  expect(device.uncached).toEqual(['note'])
})
