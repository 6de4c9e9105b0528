import { act, screen } from '@testing-library/react'
import { useActorRef, useSelector } from '@xstate/react'
import { describe, expect, it } from 'vitest'
import { createEmptyActor } from 'xstate'
import type { User } from '#src/domain/session/user.ts'
import { identityProviderReauthenticationLogic } from '#src/firebase/signIn/identityProviders/identityProvider.ts'
import {
  reauthenticationMachine,
  type ReauthenticationEvent,
} from '#src/machines/security/reauthenticationMachine.ts'
import { identityProviderMachine } from '#src/machines/signIn/identityProviderMachine.ts'
import { ConfirmationMethods } from '#src/views/security/identity/ConfirmationMethods.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const withGoogleOnly: User = {
  ...ada,
  providerData: ada.providerData.map((way) => ({ ...way, providerId: 'google.com' })),
}

describe('the ways to confirm an identity', () => {
  it('show once why no link was sent to a person without a password, and request it again', async () => {
    const { person, link } = renderMethods(withGoogleOnly)
    await person.click(screen.getByRole('button', { name: 'Send me a link instead' }))
    act(() => link.sendBack(failed('network-request-failed')))
    expect(screen.getAllByText(/We can’t reach the server/)).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(link.inputs).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sending…' }))
  })

  it('count down while Firebase requires a wait', async () => {
    const { person, link } = renderMethods(withGoogleOnly)
    await person.click(screen.getByRole('button', { name: 'Send me a link instead' }))
    act(() => link.sendBack(failed('too-many-requests')))
    const button = screen.getByRole('button', { name: /^Please wait \d+s, then try again\.$/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('show why no link can be sent to an address that no field here can correct', async () => {
    const { person, link } = renderMethods(ada)
    await person.click(screen.getByRole('button', { name: 'Send me a link instead' }))
    act(() => link.sendBack(failed('invalid-email')))
    expect(screen.getAllByText('Enter a valid email address.')).toHaveLength(1)
  })

  it('retry the link, and not the password, if the link failed', async () => {
    const { person, link, password } = renderMethods(ada)
    await person.click(screen.getByRole('button', { name: 'Send me a link instead' }))
    act(() => link.sendBack(failed('network-request-failed')))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect([link.inputs.length, password.inputs.length]).toEqual([2, 0])
  })
})

it('a wrong password names no other method, which the account may not have', async () => {
  const { person, password } = renderMethods({ ...ada, email: null })
  await person.type(screen.getByLabelText('Current password'), 'wrong{Enter}')
  act(() => password.sendBack(failed('invalid-credential')))
  expect(alerts()).toEqual(['That’s not your password. Try again.'])
})

describe('the word between the password and the other ways', () => {
  it.each([
    ['stands before a link', ada, 1],
    ['is absent if nothing follows', { ...ada, email: null }, 0],
  ])('%s', (_, user, count) => {
    renderMethods(user)
    expect(screen.queryByLabelText('Current password')).not.toBeNull()
    expect(screen.queryAllByText('or')).toHaveLength(count)
  })
})

function alerts(): readonly (string | null)[] {
  return screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
}

function renderMethods(user: User) {
  const requester = createEmptyActor()
  const password = stubPort<ReauthenticationEvent, { password: string }>()
  const link = stubPort<ReauthenticationEvent, { email: string }>()
  const logic = reauthenticationMachine.provide({
    actors: {
      awaitRecentSignIn: stubPort<ReauthenticationEvent>().actor,
      confirmPassword: password.actor,
      sendLink: link.actor,
    },
  })
  const providerLogic = identityProviderMachine.provide({
    actors: { resumeRedirect: stubPort().actor, offerAccounts: stubPort().actor },
    actions: { preloadPopup: () => undefined },
  })
  function Methods() {
    const actor = useActorRef(logic, { input: { requester, email: user.email ?? '' } })
    const snapshot = useSelector(actor, (current) => current)
    return (
      <WithLogic of={identityProviderReauthenticationLogic} as={providerLogic}>
        <ConfirmationMethods user={user} needsPassword={false} snapshot={snapshot} actor={actor} />
      </WithLogic>
    )
  }
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: { ...user, phoneNumber: null } })
  return { ...renderView(<Methods />, auth), password, link }
}
