import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Form } from '#src/ui/form/Form.tsx'
import { PasswordField } from '#src/ui/form/PasswordField.tsx'

it('shows that a pasted password ends with a space, and sends it as typed', async () => {
  const sent: string[] = []
  render(
    <Form onSubmit={(valueOf) => sent.push(valueOf('current-password'))}>
      <PasswordField label="Password" kind="current-password" failure={null} />
    </Form>,
  )
  const person = userEvent.setup()
  await person.click(screen.getByLabelText('Password'))
  await person.paste('cafe\u0301 open ')
  expect(screen.queryByText('It starts or ends with a space.')).not.toBeNull()
  await person.keyboard('{Backspace}')
  expect(screen.queryByText('It starts or ends with a space.')).toBeNull()
  await person.keyboard('{Enter}')
  expect(sent).toEqual(['cafe\u0301 open'])
})

it('gives password generators no rules for a password that exists', () => {
  render(<PasswordField label="Password" kind="current-password" failure={null} />)
  expect(screen.getByLabelText('Password').hasAttribute('passwordrules')).toBe(false)
})

it('hides a shown password again when it is submitted, because managers save only hidden ones', async () => {
  render(
    <Form onSubmit={() => undefined}>
      <PasswordField label="Password" kind="current-password" failure={null} />
    </Form>,
  )
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('Password'), 'correct horse')
  await person.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  await person.type(screen.getByLabelText('Password'), '{Enter}')
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
})

it('shows that Caps Lock is on, until the field is left or it is off', () => {
  hasMouse(true)
  render(<PasswordField label="Password" kind="current-password" failure={null} />)
  const field = screen.getByLabelText('Password')
  fireEvent.keyDown(field, { key: 'a', modifierCapsLock: true })
  expect(screen.queryByText('Caps Lock is on.')).not.toBeNull()
  fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false })
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
  fireEvent.mouseDown(field, { modifierCapsLock: true })
  expect(screen.queryByText('Caps Lock is on.')).not.toBeNull()
  fireEvent.blur(field)
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
})

it('does not mention Caps Lock on a device with only a touchscreen', () => {
  hasMouse(false)
  render(<PasswordField label="Password" kind="current-password" failure={null} />)
  fireEvent.keyDown(screen.getByLabelText('Password'), { key: 'A', modifierCapsLock: true })
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
})

function hasMouse(matches: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(any-pointer: fine)' && matches,
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
}
