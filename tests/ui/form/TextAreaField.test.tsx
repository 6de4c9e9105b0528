import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Form } from '#src/ui/form/Form.tsx'
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx'

it('a form with an empty text of several lines shows what is missing, and is sent once it is there', async () => {
  const send = vi.fn<(text: string) => void>()
  render(
    <Form onSubmit={(valueOf) => send(valueOf('about'))}>
      <TextAreaField id="about" label="About" required missing="Write something." />
      <button type="submit">Save</button>
    </Form>,
  )
  const area = screen.getByRole('textbox', { name: 'About' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(send).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(area)
  expect(area.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById('about-problem')?.textContent).toBe('Write something.')

  await userEvent.type(area, '  ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(send).not.toHaveBeenCalled()
  expect(document.getElementById('about-problem')?.textContent).toBe('Write something.')

  await userEvent.clear(area)
  await userEvent.type(area, 'One{Enter}two')
  expect(area.getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(send.mock.calls).toEqual([['One\ntwo']])
})
