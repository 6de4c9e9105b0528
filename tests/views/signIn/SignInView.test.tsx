import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SignInView } from '#src/views/signIn/SignInView.tsx'
import { failed } from '#tests/support/failures.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'

describe('the sign-in form', () => {
  it('submits what was typed, once', async () => {
    const { auth, person } = renderSignedOut()
    await person.type(screen.getByLabelText('Email'), 'ada@example.com')
    await person.type(screen.getByLabelText('Password'), 'notes on the engine{Enter}{Enter}')
    await person.click(screen.getByRole('button', { name: 'Signing in…' }))
    expect(auth.requests).toEqual([
      { port: 'signIn', input: { email: 'ada@example.com', password: 'notes on the engine' } },
    ])
  })

  it('keeps what was typed after a failure, and submits it again', async () => {
    const { auth, person } = renderSignedOut()
    await person.type(screen.getByLabelText('Email'), 'ada@example.com')
    await person.type(screen.getByLabelText('Password'), 'notes{Enter}')
    act(() => auth.report(failed('network-request-failed')))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    const request = { port: 'signIn', input: { email: 'ada@example.com', password: 'notes' } }
    expect(auth.requests).toEqual([request, request])
  })

  it('shows a server error about the email beside the field', async () => {
    const { auth, person } = renderSignedOut()
    await person.type(screen.getByLabelText('Email'), 'ada@example.com')
    await person.type(screen.getByLabelText('Password'), 'notes{Enter}')
    act(() => auth.report(failed('invalid-email')))
    const email = screen.getByLabelText('Email')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(describing(email)).toBe('Enter a valid email address.')
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('submits nothing while it cools down', async () => {
    const { auth, person } = renderSignedOut()
    await person.type(screen.getByLabelText('Email'), 'ada@example.com')
    await person.type(screen.getByLabelText('Password'), 'notes{Enter}')
    act(() => auth.report(failed('too-many-requests')))
    await person.click(screen.getByRole('button', { name: /Please wait/ }))
    expect(auth.requests).toHaveLength(1)
  })

  it('stays busy after an accepted password, until the next page replaces it', async () => {
    const { auth, person } = renderSignedOut()
    await person.type(screen.getByLabelText('Email'), 'ada@example.com')
    await person.type(screen.getByLabelText('Password'), 'notes{Enter}')
    act(() => auth.report({ type: 'session.found', user: ada }))
    const button = screen.getByRole('button', { name: 'Signing in…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('has the fields that password managers look for', () => {
    renderSignedOut()
    const email = screen.getByLabelText('Email')
    expect(email.getAttribute('autocomplete')).toBe('username')
    expect(email.getAttribute('inputmode')).toBe('email')
    const password = screen.getByLabelText('Password')
    expect(password.id).toBe('current-password')
    expect(password.getAttribute('autocomplete')).toBe('current-password')
  })

  it('shows no failure that came after it was left', async () => {
    const { auth, person } = await leaveWhileSubmitting()
    act(() => auth.report(failed('network-request-failed')))
    await person.click(screen.getByRole('button', { name: 'Go' }))
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('shows why the request failed to a person who came back while it was running', async () => {
    const { auth, person } = await leaveWhileSubmitting()
    await person.click(screen.getByRole('button', { name: 'Go' }))
    act(() => auth.report(failed('network-request-failed')))
    expect(screen.getByRole('alert').textContent).toBe('We can’t reach the server.Try again')
  })

  it('does not show the failure of another form', () => {
    const { auth } = renderSignedOut()
    act(() => auth.report({ type: 'signUp.submit', email: 'ada@example.com', password: 'notes' }))
    act(() => auth.report(failed('email-already-in-use')))
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})

/** The form was submitted, and is left while the request is running. The button "Go" leads back. */
async function leaveWhileSubmitting() {
  const view = renderSignedOut(<SignInOrOther />)
  await view.person.type(screen.getByLabelText('Email'), 'ada@example.com')
  await view.person.type(screen.getByLabelText('Password'), 'notes{Enter}')
  await view.person.click(screen.getByRole('button', { name: 'Go' }))
  return view
}

function SignInOrOther() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere && <SignInView />}
      <button onClick={() => setHere(!isHere)}>Go</button>
    </>
  )
}

function renderSignedOut(page = <SignInView />) {
  const view = renderView(page)
  act(() => view.auth.report({ type: 'session.missing' }))
  return view
}

function describing(field: HTMLElement): string | null | undefined {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}
