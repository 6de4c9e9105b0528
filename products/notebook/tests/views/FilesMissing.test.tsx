import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OpenNote } from '#products/notebook/tests/support/OpenNote.tsx'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'

vi.mock('#products/notebook/views/files/NoteFiles.tsx', () => {
  throw new Error('No network')
})

it("a note whose code for files can't be loaded keeps its heading and focus, and stays open", async () => {
  renderSignOut(<OpenNote />)
  const title = screen.getByRole('textbox', { name: 'Title' })
  act(() => title.focus())
  const dropped = createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [] } })
  fireEvent(document.body, dropped)
  expect(dropped.defaultPrevented).toBe(true)
  await screen.findByText(/This part couldn’t be loaded/)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(document.activeElement).toBe(title)
})
