import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { identityProviderSignInLogic } from '#src/firebase/signIn/identityProviders/identityProvider.ts'
import { passwordResetLogic } from '#src/firebase/signIn/passwordReset.ts'
import { passwordPolicyLogic } from '#src/firebase/signUp/passwordPolicy.ts'
import {
  emailRequestMachine,
  type EmailRequestEvent,
} from '#src/machines/signIn/emailRequestMachine.ts'
import {
  identityProviderMachine,
  type IdentityProviderChoice,
  type IdentityProviderEvent,
} from '#src/machines/signIn/identityProviderMachine.ts'
import { emailDraftStore } from '#src/stores/emailDraftStore.ts'
import { EmailLinkView } from '#src/views/signIn/EmailLinkView.tsx'
import { ForgotPasswordView } from '#src/views/signIn/ForgotPasswordView.tsx'
import { SignInView } from '#src/views/signIn/SignInView.tsx'
import { SignUpView } from '#src/views/signUp/SignUpView.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { policyLogic } from '#tests/support/policyLogic.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const work = 'ada@acme.example'
const acme = { name: 'Continue with Acme' }
const sentence = 'People at acme.example sign in with Acme.'

describe('the sign-in form', () => {
  it('leads a work email to its provider, without a password', async () => {
    const { auth, popup, person } = await renderSignedOut(<SignInView />)
    await person.type(email(), `${work}{Enter}`)
    expect(popup.inputs).toEqual([{ providerId: 'oidc.acme', loginHint: work }])
    expect(auth.requests).toEqual([])
  })

  it('announces where a work email leads, and shows no password field for it', async () => {
    const { person, warmUps } = await renderSignedOut(<SignInView />)
    expect(warmUps).toEqual([])
    await person.type(email(), work)
    expect(screen.getByText(sentence).getAttribute('aria-live')).toBe('polite')
    expect(password().matches(':disabled')).toBe(true)
    expect(document.activeElement).toBe(email())
    expect(warmUps).not.toEqual([])
  })

  it('keeps a typed password for an email that leads nowhere', async () => {
    const { auth, popup, person } = await renderSignedOut(<SignInView />)
    await person.type(email(), 'ada@acme.example')
    await person.clear(email())
    await person.type(email(), 'ada@example.com')
    await person.type(password(), 'notes')
    await person.clear(email())
    await person.type(email(), work)
    await person.clear(email())
    await person.type(email(), 'ada@mail.acme.example')
    expect(screen.queryByText(sentence)).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Sign in' }))
    const input = { email: 'ada@mail.acme.example', password: 'notes' }
    expect(auth.requests).toEqual([{ port: 'signIn', input }])
    expect(popup.inputs).toEqual([])
  })

  it('continues with Enter if a password manager fills in both fields from the password', async () => {
    const { auth, popup, person } = await renderSignedOut(<SignInView />)
    await person.type(password(), 'notes')
    act(() => fillLikeAManager(email(), work))
    expect(document.activeElement).toBe(screen.getByRole('button', acme))
    await person.keyboard('{Enter}')
    expect(popup.inputs).toHaveLength(1)
    expect(auth.requests).toEqual([])
  })

  it('sends no password of a work email that was filled in without an event', async () => {
    const { auth, popup, person } = await renderSignedOut(<SignInView />)
    await person.type(password(), 'notes')
    email().value = work
    await person.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(popup.inputs).toEqual([{ providerId: 'oidc.acme', loginHint: work }])
    expect(auth.requests).toEqual([])
  })

  it('does nothing while the provider is open, and shows below what happens there', async () => {
    const { popup, person } = await renderSignedOut(<SignInView />)
    await person.type(email(), `${work}{Enter}{Enter}`)
    expect(screen.getByRole('button', acme).getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByText('Continue in the Acme window.')).not.toBeNull()
    act(() => popup.sendBack(failed('network-request-failed')))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    const visit = { providerId: 'oidc.acme', loginHint: work }
    expect(popup.inputs).toEqual([visit, visit])
  })

  it('asks for the password of an account that a work email already has', async () => {
    history.replaceState(null, '', '/sign-in')
    const { auth, popup, person } = await renderSignedOut(<SignInView />)
    await person.type(email(), `${work}{Enter}`)
    act(() =>
      popup.sendBack({ type: 'account.exists', email: work, existingProviderIds: ['password'] }),
    )
    await person.click(screen.getByRole('button', { name: 'Sign in with your password' }))
    expect(document.activeElement).toBe(password())
    await person.keyboard('notes{Enter}')
    expect(auth.requests).toEqual([{ port: 'signIn', input: { email: work, password: 'notes' } }])
    expect(popup.inputs).toHaveLength(1)
  })

  it('has no button for a provider to which only emails lead', async () => {
    await renderSignedOut(<SignInView />)
    expect(screen.queryByRole('button', acme)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).not.toBeNull()
  })
})

it('an email that is filled in after the form was sent without one can be sent at once', async () => {
  const { auth, person } = await renderSignedOut(<SignInView />)
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  act(() => emailDraftStore.setState({ email: 'ada@example.com' }))
  expect(email().validity.valid).toBe(true)
  await person.type(password(), 'notes{Enter}')
  const input = { email: 'ada@example.com', password: 'notes' }
  expect(auth.requests).toEqual([{ port: 'signIn', input }])
})

it('the sign-up form leads a work email to its provider, without its questions', async () => {
  const { auth, popup, person } = await renderSignedOut(<SignUpView />)
  await person.type(email(), `${work}{Enter}`)
  expect(document.getElementById('new-password')?.matches(':disabled')).toBe(true)
  expect(popup.inputs).toEqual([{ providerId: 'oidc.acme', loginHint: work }])
  expect(auth.requests).toEqual([])
})

it('the form for a link leads a work email to its provider', async () => {
  const { popup, person } = renderWithLogics(<EmailLinkView />)
  await person.type(email(), work)
  expect(screen.queryByText(sentence)).not.toBeNull()
  await person.click(screen.getByRole('button', acme))
  expect(popup.inputs).toEqual([{ providerId: 'oidc.acme', loginHint: work }])
})

it('the form for a new password leads a work email to its provider, unless its account needs one', async () => {
  const { mail, popup, person } = renderWithLogics(<ForgotPasswordView />)
  await person.type(email(), `${work}{Enter}`)
  expect(screen.queryByText(sentence)).not.toBeNull()
  expect([popup.inputs.length, mail.inputs]).toEqual([1, []])
  act(() =>
    popup.sendBack({ type: 'account.exists', email: work, existingProviderIds: ['password'] }),
  )
  expect(screen.queryByText(sentence)).toBeNull()
  await person.type(email(), '{Enter}')
  expect([popup.inputs.length, mail.inputs]).toEqual([1, [{ email: work }]])
})

function email(): HTMLInputElement {
  return screen.getByLabelText('Email')
}

function password(): HTMLInputElement {
  return screen.getByLabelText('Password')
}

function fillLikeAManager(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** With the code of the other methods. */
async function renderSignedOut(view: ReactNode) {
  const rendered = renderWithLogics(view)
  await screen.findByRole('region')
  return rendered
}

function renderWithLogics(view: ReactNode) {
  const popup = stubPort<IdentityProviderEvent, IdentityProviderChoice>()
  const mail = stubPort<EmailRequestEvent, { email: string }>()
  const warmUps: string[] = []
  const providers = identityProviderMachine.provide({
    actors: {
      openPopup: popup.actor,
      resumeRedirect: fromCallback(({ sendBack }) => sendBack({ type: 'redirect.none' })),
      offerAccounts: stubPort().actor,
    },
    actions: { preloadPopup: () => void warmUps.push('warm') },
  })
  const reset = emailRequestMachine.provide({ actors: { sendEmail: mail.actor } })
  const rendered = renderView(
    <WithLogic of={identityProviderSignInLogic} as={providers}>
      <WithLogic of={passwordResetLogic} as={reset}>
        <WithLogic of={passwordPolicyLogic} as={policyLogic().logic}>
          {view}
        </WithLogic>
      </WithLogic>
    </WithLogic>,
  )
  act(() => rendered.auth.report({ type: 'session.missing' }))
  return { ...rendered, popup, mail, warmUps }
}
