import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Form } from '#src/ui/Form.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'

it('says that a pasted password ends with a space, and sends it as typed', async () => {
  const sent: string[] = []
  render(
    <Form onSubmit={(valueOf) => sent.push(valueOf('current-password'))}>
      <PasswordField label="Password" kind="current-password" failure={null} />
    </Form>,
  )
  const person = userEvent.setup()
  await person.click(screen.getByLabelText('Password'))
  await person.paste('cafe\u0301 open ')
  expect(screen.getByText('It starts or ends with a space.')).toBeDefined()
  await person.keyboard('{Backspace}')
  expect(screen.queryByText('It starts or ends with a space.')).toBeNull()
  await person.keyboard('{Enter}')
  expect(sent).toEqual(['cafe\u0301 open'])
})

it('gives password generators no rules for a password that exists', () => {
  render(<PasswordField label="Password" kind="current-password" failure={null} />)
  expect(screen.getByLabelText('Password').hasAttribute('passwordrules')).toBe(false)
})
