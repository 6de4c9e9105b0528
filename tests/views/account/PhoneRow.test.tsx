import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { phoneRemovalLogic } from '#src/firebase/account/accountChange.ts'
import {
  accountChangeMachine,
  type AccountChangeEvent,
  type ChangeInput,
} from '#src/machines/account/accountChangeMachine.ts'
import { useAuth } from '#src/providers/AuthProvider.tsx'
import { PhoneRow } from '#src/views/account/PhoneRow.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { stubModals } from '#tests/support/stubModals.ts'
import { stubPort } from '#tests/support/stubPort.ts'
import { ada } from '#tests/support/users.ts'

beforeEach(stubModals)

it('says that the number was removed, and returns the focus to the row', async () => {
  const remove = stubPort<AccountChangeEvent, ChangeInput>()
  const logic = accountChangeMachine.provide({
    actors: { makeChange: remove.actor },
    actions: { discardChange: () => undefined },
  })
  function Row() {
    const { user } = useAuth()
    return (
      user && (
        <WithLogic of={phoneRemovalLogic} as={logic}>
          <PhoneRow user={user} />
        </WithLogic>
      )
    )
  }
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: ada })
  const { person } = renderView(<Row />, auth)
  await person.click(screen.getByRole('button', { name: 'Change: Phone' }))
  await person.click(await screen.findByRole('button', { name: 'Remove number' }))
  await person.click(screen.getByRole('button', { name: 'Remove number' }))
  act(() => remove.say({ type: 'change.made' }))
  act(() => auth.report({ type: 'session.found', user: { ...ada, phoneNumber: null } }))
  expect(screen.getByRole('status').textContent).toBe('Removed')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add: Phone' }))
})
