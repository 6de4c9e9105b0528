import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fromCallback } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import { guestSignInLogic } from '#src/firebase/guest/guestSignIn.ts'
import { identityProviderSignInLogic } from '#src/firebase/signIn/identityProviders/identityProvider.ts'
import { guestSignInMachine } from '#src/machines/guest/guestSignInMachine.ts'
import {
  type IdentityProviderChoice,
  type IdentityProviderEvent,
  identityProviderMachine,
} from '#src/machines/signIn/identityProviderMachine.ts'
import { OtherMethods } from '#src/views/signIn/methods/OtherMethods.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const google = { name: 'Continue with Google' }

describe('the other sign-in methods', () => {
  it('show the address that the project does not allow', async () => {
    const { person, popup } = renderMethods()
    await person.click(screen.getByRole('button', google))
    act(() => popup.sendBack(failed('unauthorized-domain')))
    expect(screen.queryByText(/isn’t authorized to run on this domain/)).not.toBeNull()
    expect(screen.getByText(location.host).tagName).toBe('CODE')
  })

  it('prepare before the press, and start once', async () => {
    const { person, popup, warmUps } = renderMethods()
    await person.hover(screen.getByRole('button', google))
    expect(warmUps).not.toEqual([])
    await person.dblClick(screen.getByRole('button', google))
    expect(popup.inputs).toEqual([{ providerId: 'google.com' }])
  })

  it('continue in this window after a blocked popup', async () => {
    const { person, popup, redirect } = renderMethods()
    await person.click(screen.getByRole('button', google))
    act(() => popup.sendBack({ type: 'popup.blocked' }))
    await person.click(screen.getByRole('button', { name: 'Continue in this window' }))
    expect(redirect.inputs).toEqual([{ providerId: 'google.com' }])
    expect(document.activeElement?.tagName).toBe('OUTPUT')
  })

  it('mention no window while a person is signed in with the account that the browser offered', () => {
    const { offer } = renderMethods()
    act(() => offer.sendBack({ type: 'account.accepted', providerId: 'google.com' }))
    expect(screen.queryByText('Signing in with Google…')).not.toBeNull()
    expect(screen.queryByText(/window/)).toBeNull()
    expect(screen.getByRole('button', google).getAttribute('aria-disabled')).toBe('true')
  })

  it('stay busy after a successful sign-in, until the next page replaces them', async () => {
    const { person, popup } = renderMethods()
    await person.click(screen.getByRole('button', google))
    act(() => popup.sendBack({ type: 'identityProvider.done' }))
    await person.click(screen.getByRole('button', google))
    expect(screen.getByRole('button', google).getAttribute('aria-disabled')).toBe('true')
    expect(popup.inputs).toEqual([{ providerId: 'google.com' }])
  })

  it('show denied consent as a calm notice', async () => {
    const { person, popup } = renderMethods()
    await person.click(screen.getByRole('button', google))
    act(() => popup.sendBack(failed('popup-closed-by-user')))
    expect(screen.queryByText('The window was closed. Nothing has changed.')).not.toBeNull()
    expect(document.querySelector('[data-tone=danger]')).toBeNull()
  })

  it('lead to the provider that the account had before', async () => {
    const { person, popup } = renderMethods()
    await person.click(screen.getByRole('button', google))
    const ways = ['saml.elsewhere', 'github.com']
    act(() =>
      popup.sendBack({
        type: 'account.exists',
        email: 'ada@example.com',
        existingProviderIds: ways,
      }),
    )
    expect(screen.queryByText(/An account with ada@example.com already exists/)).not.toBeNull()
    await person.click(
      screen.getAllByRole('button', { name: 'Continue with GitHub' })[0] as Element,
    )
    expect(popup.inputs).toEqual([{ providerId: 'google.com' }, { providerId: 'github.com' }])
    expect(document.activeElement?.tagName).toBe('OUTPUT')
  })

  it('name the provider that refused, not a password, and offer to retry', async () => {
    const { person, popup } = renderMethods()
    await person.click(screen.getByRole('button', google))
    act(() => popup.sendBack(failed('invalid-credential')))
    expect(screen.queryByText('We couldn’t sign you in with Google.')).not.toBeNull()
    expect(screen.queryByText(/password/i)).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(popup.inputs).toHaveLength(2)
  })

  it('offer to retry in the failure notice', async () => {
    const { person, popup } = renderMethods()
    await person.click(screen.getByRole('button', google))
    act(() => popup.sendBack(failed('network-request-failed')))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(popup.inputs).toEqual([{ providerId: 'google.com' }, { providerId: 'google.com' }])
  })

  it('keep the focus beside the guest’s button after its failure is retried', async () => {
    const { person, guest } = renderMethods()
    await person.click(screen.getByRole('button', { name: 'Continue as a guest' }))
    act(() => guest.sendBack(failed('network-request-failed')))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(guest.inputs).toHaveLength(2)
    expect(document.activeElement?.tagName).toBe('OUTPUT')
  })

  it('warn in an in-app browser', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 350.0')
    renderMethods()
    expect(screen.queryByText(/You’re in the Instagram browser/)).not.toBeNull()
  })
})

function renderMethods() {
  const popup = stubPort<IdentityProviderEvent, IdentityProviderChoice>()
  const redirect = stubPort<IdentityProviderEvent, IdentityProviderChoice>()
  const offer = stubPort<IdentityProviderEvent>()
  const resumeRedirect = fromCallback(({ sendBack }) => sendBack({ type: 'redirect.none' }))
  const warmUps: string[] = []
  const logic = identityProviderMachine.provide({
    actors: {
      openPopup: popup.actor,
      openRedirect: redirect.actor,
      resumeRedirect,
      offerAccounts: offer.actor,
    },
    actions: { preloadPopup: () => void warmUps.push('warm') },
  })
  const guest = stubPort<FailureEvent>()
  const guestLogic = guestSignInMachine.provide({ actors: { signInAsGuest: guest.actor } })
  const view = renderView(
    <WithLogic of={identityProviderSignInLogic} as={logic}>
      <WithLogic of={guestSignInLogic} as={guestLogic}>
        <OtherMethods />
      </WithLogic>
    </WithLogic>,
  )
  act(() => view.auth.report({ type: 'session.missing' }))
  return { ...view, popup, redirect, offer, guest, warmUps }
}
