import { expect, it, vi } from 'vitest'
import type { NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import { watchNote } from '#products/notebook/firebase/notes/watchNote.ts'
import type { NoteEvent } from '#products/notebook/machines/noteMachine.ts'

const listeners = vi.hoisted(() => new Set<(updates: NotebookUpdate) => void>())
vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    subscribe: (listener: (updates: NotebookUpdate) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    cache: { note: () => Promise.resolve(null) },
  }),
}))
vi.mock('#products/notebook/storage/subscribeToRows.ts', () => ({
  subscribeToRow: () => ({ isCurrent: () => false, stop: () => undefined }),
}))
vi.mock('#products/notebook/firebase/notes/watchDocument.ts', () => ({
  watchDocument: () => () => undefined,
}))

it.each(['save', 'flush', 'closing'] as const)(
  'makes the editor save when it receives “%s”',
  (type) => {
    const notified = vi.fn<(event: NoteEvent) => void>()
    const input = { uid: 'ada', noteId: 'note', isNew: false }
    const port = { input, sendBack: notified, receive: () => undefined }
    const stop = watchNote(port as unknown as Parameters<typeof watchNote>[0])
    for (const listener of listeners) listener({ type: 'rowsChanged' })
    expect(notified.mock.calls).toEqual([])
    for (const listener of listeners) listener({ type })
    expect(notified.mock.calls).toEqual([[{ type: 'draft.leave' }]])
    if (typeof stop === 'function') stop()
    expect(listeners.size).toBe(0)
  },
)
