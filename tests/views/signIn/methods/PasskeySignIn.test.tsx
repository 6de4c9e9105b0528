import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { passkeySignInLogic } from '#src/firebase/signIn/passkeyRequest.ts'
import {
  passkeyRequestMachine,
  type ChosenPasskey,
  type PasskeyRequestEvent,
} from '#src/machines/signIn/passkeyRequestMachine.ts'
import { PasskeySignIn } from '#src/views/signIn/methods/PasskeySignIn.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const button = { name: 'Sign in with a passkey' }

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', {})
  history.replaceState(null, '', '/sign-in')
})

it('offers passkeys in the email field of the sign-in page only', () => {
  expect(renderSignIn().offer.inputs).toHaveLength(1)
  expect(renderSignIn({ isPaused: true }).offer.inputs).toEqual([])
  act(() => history.replaceState(null, '', '/sign-up'))
  expect(renderSignIn().offer.inputs).toEqual([])
})

it('offers none on the sign-up page after an attempt there, either', async () => {
  history.replaceState(null, '', '/sign-up')
  const { person, offer, ask } = renderSignIn()
  await person.click(screen.getByRole('button', button))
  act(() => ask.sendBack(failed('popup-closed-by-user')))
  expect(screen.queryByText(/^No passkey was used\./)).not.toBeNull()
  expect(offer.inputs).toEqual([])
})

it('asks once, and uses the chosen passkey', async () => {
  const { person, ask, use } = renderSignIn()
  await person.dblClick(screen.getByRole('button', button))
  expect(ask.inputs).toHaveLength(1)
  act(() => ask.sendBack({ type: 'passkey.chosen', credential: '{}' }))
  expect(use.inputs).toEqual([{ credential: '{}' }])
})

it('treats a closed dialog as no error', async () => {
  const { person, ask } = renderSignIn()
  await person.click(screen.getByRole('button', button))
  act(() => ask.sendBack(failed('popup-closed-by-user')))
  expect(screen.getByText(/^No passkey was used\./).closest('output')).not.toBeNull()
  expect(document.querySelector('[data-tone=danger]')).toBeNull()
})

it('explains what to do about a passkey that Firebase doesn’t know', async () => {
  const { person, ask, use } = renderSignIn()
  await person.click(screen.getByRole('button', button))
  act(() => ask.sendBack({ type: 'passkey.chosen', credential: '{}' }))
  act(() => use.sendBack(failed('no-such-provider')))
  expect(screen.queryByText(/^This passkey no longer works\./)).not.toBeNull()
})

it('explains that passkeys don’t work on this address', async () => {
  const { person, ask } = renderSignIn()
  await person.click(screen.getByRole('button', button))
  act(() => ask.sendBack(failed('unauthorized-domain')))
  expect(screen.getByText(location.host).tagName).toBe('CODE')
})

it('shows no button in a browser without passkeys', () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  renderSignIn()
  expect(screen.queryByRole('button', button)).toBeNull()
})

function renderSignIn({ isPaused = false } = {}) {
  const offer = stubPort<PasskeyRequestEvent>()
  const ask = stubPort<PasskeyRequestEvent>()
  const use = stubPort<PasskeyRequestEvent, ChosenPasskey>()
  const logic = passkeyRequestMachine.provide({
    actors: { offerPasskeys: offer.actor, askForPasskey: ask.actor, sendPasskey: use.actor },
  })
  const view = renderView(
    <WithLogic of={passkeySignInLogic} as={logic}>
      <PasskeySignIn isLastUsed={false} isPaused={isPaused} />
    </WithLogic>,
  )
  act(() => view.auth.report({ type: 'session.missing' }))
  return { ...view, offer, ask, use }
}
