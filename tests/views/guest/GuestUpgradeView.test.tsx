import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { EventObject, NonReducibleUnknown } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import { guestDataLogic } from '#src/firebase/guest/guestData.ts'
import { guestUpgradeLogic } from '#src/firebase/guest/guestUpgrade.ts'
import { identityProviderLinkLogic } from '#src/firebase/signIn/identityProviders/identityProvider.ts'
import { guestUpgradeMachine } from '#src/machines/guest/guestUpgradeMachine.ts'
import type { LoaderEvent } from '#src/machines/shared/loaderMachine.ts'
import {
  type IdentityProviderChoice,
  identityProviderMachine,
  type IdentityProviderEvent,
} from '#src/machines/signIn/identityProviderMachine.ts'
import { GuestDataSummary } from '#src/views/guest/GuestCredentials.tsx'
import { GuestUpgradeView } from '#src/views/guest/GuestUpgradeView.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

afterEach(() => void vi.useRealTimers())

it('offers to sign in to the account that the provider belongs to, or to stay a guest', async () => {
  const { popup, person } = renderUpgrade()
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }))
  act(() => popup.sendBack(failed('credential-already-in-use')))
  expect(screen.getByRole('button', { name: 'Sign in to that account' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  screen.getByRole('button', { name: 'Continue as a guest' }).focus()
  await person.click(screen.getByRole('button', { name: 'Continue as a guest' }))
  expect(screen.queryByRole('button', { name: 'Sign in to that account' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it.each([
  [
    'credential-already-in-use',
    'Google is already connected to another account. You can sign in to it.',
  ],
  [
    'email-already-in-use',
    'An account with your Google email already exists. You can sign in to it.',
  ],
] as const)('says what belongs to another account: %s', async (kind, sentence) => {
  const { popup, person } = renderUpgrade()
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }))
  act(() => popup.sendBack(failed(kind)))
  expect(screen.getByText(sentence)).toBeTruthy()
})

it('shows the other methods if the account with that email doesn’t accept the provider', async () => {
  const { popup, signIn, person } = renderUpgrade()
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }))
  act(() => popup.sendBack(failed('email-already-in-use')))
  await person.click(screen.getByRole('button', { name: 'Sign in to that account' }))
  act(() => signIn.sendBack(failed('account-exists-with-different-credential')))
  const sentence =
    'That account isn’t connected to Google. Choose the method that you usually sign in with.'
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign in to that account' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy()
  expect(screen.queryByText('An account with this email already exists.')).toBeNull()
})

it('connects the provider of a work email, without a password', async () => {
  const { popup, person } = renderUpgrade()
  await person.type(screen.getByLabelText('Email'), 'ada@acme.example{Enter}')
  expect(popup.inputs).toEqual([{ providerId: 'oidc.acme', loginHint: 'ada@acme.example' }])
  expect(screen.queryByRole('button', { name: 'Continue with Acme' })).not.toBeNull()
})

it('shows that the data moves along even if it can’t be counted, and how much once it can', () => {
  vi.useFakeTimers()
  const load = stubPort<LoaderEvent<unknown>, { query: NonReducibleUnknown }>()
  const { container } = render(
    <WithLogic of={guestDataLogic} as={guestDataLogic.provide({ actors: { load: load.actor } })}>
      <GuestDataSummary />
    </WithLogic>,
  )
  expect(container.textContent).toBe('Checking your notes and files…')
  act(() => load.sendBack(failed('network-request-failed')))
  act(() => void vi.advanceTimersByTime(2_000))
  expect(container.textContent).toBe('Your notes and files will move with you.')
  const value = { stored: { notes: 3 }, unsaved: 0 }
  act(() => load.sendBack({ type: 'value.loaded', value }))
  expect(container.textContent).toMatch(/^3 notes/)
})

function renderUpgrade() {
  const popup = stubPort<IdentityProviderEvent, IdentityProviderChoice>()
  const signIn = stubPort<FailureEvent>()
  const redirect = stubPort<IdentityProviderEvent>()
  const provider = identityProviderMachine.provide({
    actors: {
      openPopup: popup.actor,
      resumeRedirect: redirect.actor,
      offerAccounts: stubPort().actor,
    },
    actions: { preloadPopup: () => undefined },
  })
  const upgrade = guestUpgradeMachine.provide({
    actors: { signInWithPendingCredential: signIn.actor },
  })
  const load = stubPort<EventObject, { query: NonReducibleUnknown }>().actor
  const count = guestDataLogic.provide({ actors: { load } })
  const { auth, person } = renderView(
    <WithLogic of={guestUpgradeLogic} as={upgrade}>
      <WithLogic of={identityProviderLinkLogic} as={provider}>
        <WithLogic of={guestDataLogic} as={count}>
          <GuestUpgradeView />
        </WithLogic>
      </WithLogic>
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.found', user: nemo }))
  act(() => redirect.sendBack({ type: 'redirect.none' }))
  return { popup, signIn, person }
}

it('a phone number leads to the account and from there to the address to return to', () => {
  history.replaceState(null, '', '/account/upgrade?return=%2Flists%3Ftab%3D2')
  renderUpgrade()
  expect(screen.getByRole('link', { name: /phone/i }).getAttribute('href')).toBe(
    '/account?return=%2Flists%3Ftab%3D2#phone',
  )
})

it('leads on to the address to return to, at once if no one is a guest', () => {
  history.replaceState(null, '', '/account/upgrade?return=%2Flists%3Ftab%3D2')
  const { auth } = renderView(<GuestUpgradeView />)
  act(() => auth.report({ type: 'session.found', user: ada }))
  expect(location.pathname + location.search).toBe('/lists?tab=2')
})
