import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { User } from '#src/domain/session/user.ts'
import { reauthenticationLogic } from '#src/firebase/security/reauthentication.ts'
import { identityProviderReauthenticationLogic } from '#src/firebase/signIn/identityProviders/identityProvider.ts'
import {
  reauthenticationMachine,
  type ReauthenticationEvent,
} from '#src/machines/security/reauthenticationMachine.ts'
import { identityProviderMachine } from '#src/machines/signIn/identityProviderMachine.ts'
import { ConfirmIdentity } from '#src/views/security/identity/ConfirmIdentity.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

beforeAll(stubModals)

const withGoogle: User = {
  ...ada,
  phoneNumber: null,
  providerData: ada.providerData.map((method) => ({ ...method, providerId: 'google.com' })),
}

const waiting = createMachine({ tags: 'confirming' })

/** Firebase reports email links as `password`. */
const withLinkOnly: User = { ...ada, phoneNumber: null }

it.each([
  ['offers another method, if the account has one', withGoogle, 1],
  ['offers no other method, if the account has none', withLinkOnly, 0],
])('after a link was sent, the dialog %s', async (_, user, count) => {
  const features = __FEATURES__
  vi.stubGlobal('__FEATURES__', { ...features, password: false, passkeys: false })
  onTestFinished(() => void vi.stubGlobal('__FEATURES__', features))
  const { person, link } = renderDialog(user)
  await person.click(screen.getByRole('button', { name: /^Send me a link/ }))
  act(() => link.sendBack({ type: 'email.sent' }))
  expect(screen.getByText(/^We sent a link to /)).toBe(document.activeElement)
  expect(screen.queryAllByRole('button', { name: 'Use another method' })).toHaveLength(count)
})

it('resends the link in place, and shows there why that failed', async () => {
  const { person, link } = renderDialog(withLinkOnly)
  await person.click(screen.getByRole('button', { name: /^Send me a link/ }))
  act(() => link.sendBack({ type: 'email.sent' }))
  const sent = screen.getByText(/^We sent a link to /)
  await person.click(await screen.findByRole('button', { name: 'Resend email' }))
  expect([sent.isConnected, document.activeElement?.textContent]).toEqual([true, 'Sending…'])
  act(() => link.sendBack(failed('network-request-failed')))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect([sent.isConnected, document.activeElement?.textContent]).toEqual([true, 'Sending…'])
  expect(link.inputs).toEqual([1, 2, 3].map(() => ({ email: ada.email })))
})

function renderDialog(user: User) {
  const link = stubPort<ReauthenticationEvent, { email: string }>()
  const logic = reauthenticationMachine.provide({
    actors: {
      awaitRecentSignIn: stubPort<ReauthenticationEvent>().actor,
      confirmPassword: stubPort<ReauthenticationEvent, { password: string }>().actor,
      sendLink: link.actor,
    },
    delays: { resendWait: 0 },
  })
  const providerLogic = identityProviderMachine.provide({
    actors: { resumeRedirect: stubPort().actor, offerAccounts: stubPort().actor },
    actions: { preloadPopup: () => undefined },
  })
  const auth = stubAuth()
  auth.report({ type: 'session.found', user })
  const dialog = (
    <WithLogic of={reauthenticationLogic} as={logic}>
      <WithLogic of={identityProviderReauthenticationLogic} as={providerLogic}>
        <ConfirmIdentity actor={createActor(waiting).start()} reason="Sign in again." />
      </WithLogic>
    </WithLogic>
  )
  return { ...renderView(dialog, auth), link }
}
