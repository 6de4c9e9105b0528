import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NotebookUpdate } from '#src/notebook/device/notebook.ts'
import type { Note } from '#src/notebook/domain/note.ts'
import type { StoredRow } from '#src/notebook/domain/outboxRow.ts'
import { followNote } from '#src/notebook/firebase/notes/watchNote.ts'
import { contentOf, noteOf, rowOf } from '#tests/support/notebook/notes.ts'

const device = vi.hoisted(() => ({
  rows: [] as readonly StoredRow[],
  listeners: new Set<(updates: NotebookUpdate) => void>(),
}))
const server = vi.hoisted(() => ({
  found: (_note: Note | null): void => undefined,
  read: (): Promise<Note | null> => Promise.reject(new Error('There is no network.')),
}))
vi.mock('#src/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    rows: () => Promise.resolve(device.rows),
    subscribe: (listener: (updates: NotebookUpdate) => void) => {
      device.listeners.add(listener)
      return () => device.listeners.delete(listener)
    },
    cache: {
      note: () => Promise.resolve(null),
      putNote: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    },
  }),
}))
vi.mock('#src/notebook/firebase/notes/watchDocument.ts', () => ({
  watchDocument: (_uid: string, _noteId: string, report: { found: typeof server.found }) => {
    server.found = report.found
    return () => undefined
  },
  readDocument: () => server.read(),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  device.listeners.clear()
  vi.useRealTimers()
})

const old = noteOf(contentOf('old'))
const typed = { ...rowOf(old.content, contentOf('typed')), isLasting: true }

function tell(updates: NotebookUpdate): void {
  for (const listener of device.listeners) listener(updates)
}

async function follow(rows: readonly StoredRow[]) {
  const shown: string[] = []
  device.rows = rows
  followNote('alice', 'note', (event) => {
    shown.push(event.type === 'note.read' ? event.content.body : event.type)
  })
  await vi.advanceTimersByTimeAsync(0)
  server.found(old)
  const rowsAre = (now: readonly StoredRow[]) => {
    device.rows = now
    tell({ type: 'rowsChanged' })
  }
  return { shown, rowsAre }
}

it('shows a delivered edit until the server responds, however late its update is', async () => {
  const { shown, rowsAre } = await follow([typed])
  rowsAre([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(new Set(shown)).toEqual(new Set(['typed']))
  const further = noteOf(contentOf('typed, and more'), { opId: 'op-9', parentOpId: 'op-8' })
  server.read = () => Promise.resolve(further)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shown.at(-1)).toBe('typed, and more')
})

it("doesn't show the server's text between saving and reading another edit", async () => {
  const { shown, rowsAre } = await follow([])
  expect(shown).toEqual(['old'])
  rowsAre([typed])
  server.found(noteOf(contentOf('of others'), { opId: 'op-3', parentOpId: 'op-2' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['old', 'typed'])
})

it("doesn't show text in the note that moved to a copy", async () => {
  const { shown, rowsAre } = await follow([typed])
  rowsAre([])
  tell({ type: 'copied', noteId: 'note', copyId: 'mine' })
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.at(-1)).toBe('old')
})
