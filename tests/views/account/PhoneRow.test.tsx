import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { User } from '#src/domain/session/user.ts'
import { phoneRemovalLogic } from '#src/firebase/account/accountChanges.ts'
import { phoneLinkLogic } from '#src/firebase/signIn/phone.ts'
import {
  accountChangeMachine,
  type AccountChangeEvent,
  type ChangeInput,
} from '#src/machines/account/accountChangeMachine.ts'
import {
  phoneCodeMachine,
  type SubmittedCode,
  type PhoneCodeEvent,
} from '#src/machines/signIn/phoneCodeMachine.ts'
import { useAuth } from '#src/providers/AuthProvider.tsx'
import { PhoneRow } from '#src/views/account/PhoneRow.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

beforeEach(stubModals)

it('moves the focus into the form', async () => {
  const { person } = renderRow()
  await person.click(screen.getByRole('button', { name: 'Change: Phone' }))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Country' }))
})

it('shows that the number was removed, and returns the focus to the row', async () => {
  const { auth, person, remove } = renderRow()
  await person.click(screen.getByRole('button', { name: 'Change: Phone' }))
  await person.click(await screen.findByRole('button', { name: 'Remove number' }))
  await person.click(screen.getByRole('button', { name: 'Remove number' }))
  act(() => remove.sendBack({ type: 'change.made' }))
  act(() => auth.report({ type: 'session.found', user: { ...ada, phoneNumber: null } }))
  expect(screen.getByRole('status').textContent).toBe('Removed')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add: Phone' }))
})

it('shows that a new number is saved', async () => {
  const { person, send, check } = renderRow()
  await person.click(screen.getByRole('button', { name: 'Change: Phone' }))
  await submitNumber(person)
  act(() => send.sendBack({ type: 'code.sent' }))
  await person.type(screen.getByLabelText('Code'), '123456')
  act(() => check.sendBack({ type: 'change.made' }))
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

it('stays open while a code is checked, which can’t be taken back', async () => {
  const { person, send, check } = renderRow()
  await person.click(screen.getByRole('button', { name: 'Change: Phone' }))
  await submitNumber(person)
  act(() => send.sendBack({ type: 'code.sent' }))
  await person.type(screen.getByLabelText('Code'), '123456')
  expect(namesOfDisabled()).toEqual([
    'Checking…',
    expect.stringMatching(/^Resend in \d+s$/),
    'Use another number',
    'Cancel',
    'Remove number',
  ])
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await person.click(screen.getByRole('button', { name: 'Remove number' }))
  await person.keyboard('{Escape}')
  expect(screen.queryByLabelText('Code')).not.toBeNull()
  act(() => check.sendBack(failed('invalid-verification-code')))
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('Code')).toBeNull()
})

it.each([
  ['a guest who upgrades with a number returns to where they wanted to go', nemo, '/lists?tab=2'],
  ['anyone else stays', ada, '/account'],
])('%s', async (_, user, address) => {
  history.replaceState(null, '', '/account?return=%2Flists%3Ftab%3D2#phone')
  const { auth, person, send, check } = renderRow(user)
  await person.click(screen.getByRole('button', { name: /: Phone$/ }))
  await submitNumber(person)
  act(() => send.sendBack({ type: 'code.sent' }))
  await person.type(screen.getByLabelText('Code'), '123456')
  act(() => auth.report({ type: 'session.found', user: { ...user, isAnonymous: false } }))
  act(() => check.sendBack({ type: 'change.made' }))
  expect(location.pathname + (user === nemo ? location.search : '')).toBe(address)
})

it('stays open if confirming an identity is canceled with Escape', async () => {
  const { person, send } = renderRow()
  await person.click(screen.getByRole('button', { name: 'Change: Phone' }))
  await submitNumber(person)
  act(() => send.sendBack(failed('requires-recent-login')))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  within(dialog).getByRole('button', { name: 'Cancel' }).focus()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeNull()
})

function namesOfDisabled(): readonly (string | null)[] {
  return screen
    .getAllByRole('button')
    .filter((button) => button.ariaDisabled === 'true')
    .map(({ textContent }) => textContent)
}

async function submitNumber(person: UserEvent): Promise<void> {
  await person.type(await screen.findByLabelText('Phone number'), '+442079460958')
  await person.click(screen.getByRole('button', { name: 'Send code' }))
}

function renderRow(signedIn: User = ada) {
  const remove = stubPort<AccountChangeEvent, ChangeInput>()
  const send = stubPort<PhoneCodeEvent, { phoneNumber: string }>()
  const check = stubPort<PhoneCodeEvent, SubmittedCode>()
  const removal = accountChangeMachine.provide({ actors: { makeChange: remove.actor } })
  const linking = phoneCodeMachine.provide({
    actors: { sendCode: send.actor, checkCode: check.actor },
  })
  function Row() {
    const { user } = useAuth()
    return (
      user && (
        <WithLogic of={phoneRemovalLogic} as={removal}>
          <WithLogic of={phoneLinkLogic} as={linking}>
            <PhoneRow user={user} />
          </WithLogic>
        </WithLogic>
      )
    )
  }
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: signedIn })
  return { ...renderView(<Row />, auth), remove, send, check }
}
