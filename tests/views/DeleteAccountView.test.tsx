import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deletionMachine, type DeletionEvent } from '#src/machines/deletionMachine.ts'
import { DeleteAccountView } from '#src/views/DeleteAccountView.tsx'
import { failed } from '#tests/support/failures.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { stubPort } from '#tests/support/stubPort.ts'
import { ada, nemo } from '#tests/support/users.ts'

it('begins once the person has typed whose account it is', async () => {
  const { ports, person } = renderDeletion(ada)
  const field = screen.getByLabelText('Type ada@example.com to delete your account')
  await person.type(field, ' ADA@example.com {Enter}')
  expect(ports.login.inputs).toHaveLength(1)
})

it('asks somebody without an e-mail address for a word', async () => {
  const { ports, person } = renderDeletion(nemo)
  await person.type(screen.getByLabelText('Type delete to delete your account'), 'delete{Enter}')
  expect(ports.login.inputs).toHaveLength(1)
})

it('goes step by step, goes on where it stopped, and can be stopped there', async () => {
  const { ports, person } = renderDeletion(nemo)
  await person.type(screen.getByLabelText('Type delete to delete your account'), 'delete{Enter}')
  act(() => ports.login.say({ type: 'login.fresh' }))
  expect(steps()).toEqual([
    'Open notes under way…',
    'Connected services waiting',
    'Your account waiting',
  ])
  act(() => ports.wipe.say(failed('network-request-failed')))
  expect(steps()[0]).toBe('Open notes stopped')
  await person.click(screen.getByRole('button', { name: 'Go on' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  act(() => ports.wipe.say({ type: 'data.wiped' }))
  act(() => ports.revoke.say({ type: 'tokens.revoked' }))
  expect(steps()).toEqual(['Open notes done', 'Connected services done', 'Your account under way…'])
  act(() => ports.remove.say(failed('network-request-failed')))
  await person.click(screen.getByRole('button', { name: 'Stop, and keep my account' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Delete your account')
})

function steps(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

function renderDeletion(user: typeof ada) {
  const ports = {
    login: stubPort<DeletionEvent>(),
    wipe: stubPort<DeletionEvent>(),
    revoke: stubPort<DeletionEvent>(),
    remove: stubPort<DeletionEvent>(),
  }
  const flow = deletionMachine.provide({
    actors: {
      checkLogin: ports.login.actor,
      wipeData: ports.wipe.actor,
      revokeTokens: ports.revoke.actor,
      deleteAccount: ports.remove.actor,
    },
  })
  const { auth, person } = renderView(<DeleteAccountView flow={flow} />)
  act(() => auth.report({ type: 'session.found', user }))
  return { ports, person }
}
