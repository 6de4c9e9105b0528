import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { defaultPasswordPolicy, passwordRulesAttribute } from '#src/domain/signUp/passwordPolicy.ts'
import { passwordPolicyLogic } from '#src/firebase/signUp/passwordPolicy.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { NewPasswordField } from '#src/views/signUp/password/NewPasswordField.tsx'
import { policyLogic } from '#tests/support/policyLogic.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

it('counts letters as they are sent, regardless of how the keyboard composes them', async () => {
  const sent: string[] = []
  showBeforePolicy(
    <Form onSubmit={(valueOf) => sent.push(valueOf('new-password'))}>
      <NewPasswordField label="New password" failure={null} />
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

it('shows how hard a password is to guess, and refuses common ones', async () => {
  const sent: string[] = []
  const { field, person } = showForm(sent)
  await person.type(field, 'password1')
  await screen.findByText('Too common, easy to guess')
  await person.keyboard('{Enter}')
  expect(screen.queryByText('Too common. Choose another password.')).not.toBeNull()
  await person.keyboard(' on a lamp{Enter}')
  await screen.findByText('Strength: strong')
  expect(sent).toEqual(['password1 on a lamp'])
})

it('refuses the product’s own name with little added, before the meter has loaded as well', async () => {
  const sent: string[] = []
  const { field, person } = showForm(sent)
  await person.type(field, 'GateHouse2026{Enter}')
  expect(screen.queryByText('Too close to our name. Choose another password.')).not.toBeNull()
  await person.keyboard(' on a lamp{Enter}')
  expect(sent).toEqual(['GateHouse2026 on a lamp'])
})

it('considers what the form says about the person', async () => {
  const { field, person } = showForm([])
  await person.type(screen.getByLabelText('Email'), 'ada.lovelace@example.com')
  await person.type(field, 'lovelace1815')
  await screen.findByText('Weak: too personal')
  await person.clear(field)
  expect(screen.queryByText('Tip: use three random words')).not.toBeNull()
  await person.type(field, 'babbage1')
  await screen.findByText('Weak: too personal')
})

it('tells password generators what the policy asks for, and leaves sentences to itself', async () => {
  const policy = { ...defaultPasswordPolicy, minLength: 8, maxLength: 10, digit: true }
  const server = showBeforePolicy(<NewPasswordField label="New password" failure={null} />)
  act(() => server.sendBack({ type: 'value.loaded', value: policy }))
  const field = screen.getByLabelText<HTMLInputElement>('New password')
  expect(field.getAttribute('passwordrules')).toBe(passwordRulesAttribute(policy))
  const person = userEvent.setup()
  // An attribute would cut the end off without a word.
  await person.type(field, '1 on a lamp')
  expect([field.value, field.validity.customError]).toEqual(['1 on a lamp', true])
  await person.clear(field)
  await person.type(field, '1 lamp')
  expect([field.validity.tooShort, field.validity.customError]).toEqual([false, true])
})

/** Returns the server that sends the policy. Until then, the field expects six characters. */
function showBeforePolicy(view: ReactNode) {
  const { logic, server } = policyLogic()
  render(
    <WithLogic of={passwordPolicyLogic} as={logic}>
      {view}
    </WithLogic>,
  )
  return server
}

function showForm(sent: string[]) {
  showBeforePolicy(
    <Form onSubmit={(valueOf) => sent.push(valueOf('new-password'))}>
      <label>
        Email
        <input type="email" />
      </label>
      <NewPasswordField label="New password" failure={null} personName="Charles Babbage" />
      <button type="submit">Send</button>
    </Form>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('New password')
  return { field, person: userEvent.setup() }
}
