import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OpenNote } from '#products/notebook/tests/support/OpenNote.tsx'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'

it('Enter moves from the title to the text, except during composition', () => {
  renderSignOut(<OpenNote />)
  const title = screen.getByRole('textbox', { name: 'Title' })
  act(() => title.focus())
  fireEvent.keyDown(title, { key: 'Enter', isComposing: true })
  // Safari reports composition this way.
  fireEvent.keyDown(title, { key: 'Enter', keyCode: 229 })
  expect(document.activeElement).toBe(title)
  fireEvent.keyDown(title, { key: 'Enter', keyCode: 13 })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' }))
})

it('undo is left to the input method during composition', async () => {
  const { person } = renderSignOut(<OpenNote />)
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await person.type(text, 'Milk')
  expect(fireEvent.keyDown(text, { key: 'z', ctrlKey: true, isComposing: true })).toBe(true)
  expect(fireEvent.keyDown(text, { key: 'z', ctrlKey: true, altKey: true })).toBe(true)
  expect(text.value).toBe('Milk')
  expect(fireEvent.keyDown(text, { key: 'Z', metaKey: true })).toBe(false)
  expect(text.value).toBe('')
  expect(fireEvent.keyDown(text, { key: 'z', metaKey: true, shiftKey: true })).toBe(false)
  expect(text.value).toBe('Milk')
})
