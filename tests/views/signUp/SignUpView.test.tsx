import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultPasswordPolicy } from '#src/domain/signUp/passwordPolicy.ts'
import { passwordPolicyLogic } from '#src/firebase/signUp/passwordPolicy.ts'
import { SignUpView } from '#src/views/signUp/SignUpView.tsx'
import { failed } from '#tests/support/failures.ts'
import { policyLogic } from '#tests/support/policyLogic.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

describe('the sign-up form', () => {
  it('shows the server’s password requirements, and ticks them off', async () => {
    const { server, person } = renderSignUp()
    expect(requirements()).toEqual(['at least 6 characters: still missing'])
    const policy = { ...defaultPasswordPolicy, minLength: 8, digit: true }
    act(() => server.sendBack({ type: 'value.loaded', value: policy }))
    await person.type(screen.getByLabelText('Password'), 'sesame 7')
    expect(requirements()).toEqual(['at least 8 characters: done', 'a digit: done'])
  })

  it('requires six characters if the server does not send its policy', () => {
    const { server } = renderSignUp()
    act(() => server.sendBack(failed('network-request-failed')))
    expect(requirements()).toEqual(['at least 6 characters: still missing'])
  })

  it('has a field in which password managers suggest a new password', () => {
    renderSignUp()
    const password = screen.getByLabelText('Password')
    expect(password.id).toBe('new-password')
    expect(password.getAttribute('autocomplete')).toBe('new-password')
  })

  it('shows that it waits while the sign-in form’s request is still running', () => {
    const { auth } = renderSignUp()
    const credentials = { email: 'ada@example.com', password: 'notes' }
    act(() => auth.report({ type: 'signIn.submit', ...credentials }))
    const button = screen.getByRole('button', { name: 'Creating account…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('submits what was typed, once', async () => {
    const { auth, person } = renderSignUp()
    await person.type(screen.getByLabelText('Email'), 'ada@example.com')
    await person.type(screen.getByLabelText('Password'), 'notes on the engine{Enter}{Enter}')
    expect(auth.requests).toEqual([
      { port: 'signUp', input: { email: 'ada@example.com', password: 'notes on the engine' } },
    ])
  })

  it('stays busy after sign-up, until the next page replaces it', async () => {
    const { auth, person } = renderSignUp()
    await person.type(screen.getByLabelText('Email'), 'ada@example.com')
    await person.type(screen.getByLabelText('Password'), 'notes on the engine{Enter}')
    act(() => auth.report({ type: 'session.found', user: ada }))
    const button = screen.getByRole('button', { name: 'Creating account…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('submits with one click what a password manager has filled in without an event', async () => {
    const { auth, person } = renderSignUp()
    fillSilently('Email', 'ada@example.com')
    fillSilently('Password', 'notes on the engine')
    await person.click(screen.getByRole('button', { name: 'Create account' }))
    expect(auth.requests).toEqual([
      { port: 'signUp', input: { email: 'ada@example.com', password: 'notes on the engine' } },
    ])
  })
})

function fillSilently(label: string, value: string): void {
  screen.getByLabelText<HTMLInputElement>(label).value = value
}

function renderSignUp() {
  const { logic, server } = policyLogic()
  const { auth, person } = renderView(
    <WithLogic of={passwordPolicyLogic} as={logic}>
      <SignUpView />
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.missing' }))
  return { auth, person, server }
}

function requirements(): string[] {
  return screen.getAllByRole('listitem').map(({ childNodes }) => {
    const [, requirement, state] = childNodes
    return `${requirement?.textContent}: ${state?.textContent}`
  })
}
