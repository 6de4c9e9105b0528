import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '#src/ui/button/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { MethodButton } from '#src/views/signIn/methods/MethodButton.tsx'

const press = vi.fn<() => void>()
const submit = vi.fn<() => void>()

it.each([{ isBusy: true }, { isDisabled: true }])(
  'presses do nothing, and the button keeps the focus: %j',
  async (state) => {
    render(
      <Form onSubmit={submit}>
        <input aria-label="Name" />
        <Button onClick={press} {...state}>
          Cancel
        </Button>
        <Button type="submit" onClick={press} {...state}>
          Save
        </Button>
      </Form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}')
    expect([press.mock.calls, submit.mock.calls]).toEqual([[], []])
  },
)

it('a press of a disabled sign-in method does nothing, and its button keeps the focus', async () => {
  render(<MethodButton icon={null} label="Continue as guest" isDisabled onClick={press} />)
  const button = screen.getByRole('button', { name: 'Continue as guest' })
  await userEvent.click(button)
  expect([press.mock.calls, document.activeElement]).toEqual([[], button])
})
