import { afterEach, expect, it, vi } from 'vitest'
import { forgetNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { watchNote } from '#products/notebook/firebase/notes/noteLogic.ts'
import type { NoteEvent } from '#products/notebook/machines/noteMachine.ts'

afterEach(() => forgetNotebook('ada'))

const updates = [
  { type: 'save' },
  { type: 'signingOut', isFinalCheck: false },
  { type: 'closing' },
] as const

it.each(updates)('makes the editor save when it receives “$type”', (update) => {
  const notified = vi.fn<(event: NoteEvent) => void>()
  const input = { uid: 'ada', noteId: 'note', isNew: false }
  const port = { input, sendBack: notified, receive: () => undefined }
  const { publish } = notebookOf('ada')
  const stop = watchNote(port as unknown as Parameters<typeof watchNote>[0])
  publish({ type: 'rowsChanged' })
  expect(notified.mock.calls).toEqual([])
  publish(update)
  expect(notified.mock.calls).toEqual([[{ type: 'draft.save' }]])
  if (typeof stop === 'function') stop()
  publish(update)
  expect(notified).toHaveBeenCalledOnce()
})
