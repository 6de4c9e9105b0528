import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { defaultPasswordPolicy } from '#src/domain/passwordPolicy.ts'
import { Form } from '#src/ui/Form.tsx'
import { NewPasswordField } from '#src/ui/NewPasswordField.tsx'

it('counts letters as they are sent, however the keyboard composes them', async () => {
  const sent: string[] = []
  render(
    <Form onSubmit={(valueOf) => sent.push(valueOf('new-password'))}>
      <NewPasswordField label="New password" policy={defaultPasswordPolicy} failure={null} />
      <button type="submit">Send</button>
    </Form>,
  )
  const person = userEvent.setup()
  const field = screen.getByLabelText<HTMLInputElement>('New password')
  await person.type(field, 'cafe\u0301s')
  expect(screen.getByRole('listitem').textContent).toContain('still missing')
  expect(field.validity.customError).toBe(true)
  await person.keyboard('!{Enter}')
  expect(screen.getByRole('listitem').textContent).toContain('done')
  expect(sent).toEqual(['caf\u00e9s!'])
})
