import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { identityProviderReauthenticationLogic } from '#src/firebase/signIn/identityProviders/identityProvider.ts'
import {
  type IdentityProviderChoice,
  type IdentityProviderEvent,
  identityProviderMachine,
} from '#src/machines/signIn/identityProviderMachine.ts'
import { IdentityProviderConfirmation } from '#src/views/security/identity/IdentityProviderConfirmation.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

describe('confirming with a provider', () => {
  it('shows that it was someone else, and accepts the right account afterwards', async () => {
    const { person, popup, confirmed } = renderConfirmation()
    await person.click(screen.getByRole('button', { name: 'Confirm with Google' }))
    act(() => popup.sendBack(failed('user-mismatch')))
    expect(screen.getByRole('status').textContent).toBe(
      'You’re signed in to a different Google account. Choose the one that’s connected here.',
    )
    await person.click(screen.getByRole('button', { name: 'Confirm with Google' }))
    expect(confirmed).toEqual([])
    act(() => popup.sendBack({ type: 'identityProvider.done' }))
    expect(confirmed).toEqual(['confirmed'])
  })

  it('hands over if the account requires its second factor', async () => {
    const { person, popup, confirmed } = renderConfirmation()
    await person.click(screen.getByRole('button', { name: 'Confirm with Google' }))
    act(() => popup.sendBack(failed('multi-factor-auth-required')))
    expect(confirmed).toEqual(['challenged'])
    expect(location.pathname).toBe('/')
  })
})

function renderConfirmation() {
  const popup = stubPort<IdentityProviderEvent, IdentityProviderChoice>()
  const resume = stubPort<IdentityProviderEvent>()
  const confirmed: string[] = []
  const logic = identityProviderMachine.provide({
    actors: {
      openPopup: popup.actor,
      resumeRedirect: resume.actor,
      offerAccounts: stubPort().actor,
    },
    actions: { preloadPopup: () => undefined },
  })
  const view = renderView(
    <WithLogic of={identityProviderReauthenticationLogic} as={logic}>
      <IdentityProviderConfirmation
        providerIds={['google.com']}
        onConfirmed={() => confirmed.push('confirmed')}
        onChallenged={() => confirmed.push('challenged')}
      />
    </WithLogic>,
  )
  act(() => view.auth.report({ type: 'session.found', user: ada }))
  act(() => resume.sendBack({ type: 'redirect.none' }))
  return { ...view, popup, confirmed }
}
