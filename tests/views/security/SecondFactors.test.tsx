import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SecondFactor } from '#src/domain/security/enrolledMethods.ts'
import { secondFactorsLogic, factorRemovalLogic } from '#src/firebase/security/secondFactors.ts'
import {
  accountChangeMachine,
  type AccountChangeEvent,
  type ChangeInput,
} from '#src/machines/account/accountChangeMachine.ts'
import { watcherMachineFor, type WatcherEvent } from '#src/machines/shared/watcherMachine.ts'
import { SecondFactors } from '#src/views/security/SecondFactors.tsx'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const app: SecondFactor = {
  enrollmentId: 'app-1',
  kind: 'totp',
  name: 'My app',
  phoneNumber: null,
  since: null,
}
const removed = 'Second factor removed.'

beforeEach(stubModals)

it('shows that a factor was removed, and moves the focus to the section’s heading', async () => {
  const { person, watch, remove } = renderFactors()
  await person.click(screen.getByRole('button', { name: 'Remove: My app' }))
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  expect(remove.inputs).toEqual([{ item: 'app-1', value: '' }])
  const keep = screen.getByRole('button', { name: 'Keep it' })
  expect(keep.getAttribute('aria-disabled')).toBe('true')
  act(() => remove.sendBack({ type: 'change.made' }))
  act(() => watch.sendBack({ type: 'value.read', value: [] }))
  expect(screen.getByText(removed).closest('output')).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second factors' }))
})

it('closes the editor of a new phone on Escape', async () => {
  const { person } = renderFactors()
  await person.click(screen.getByRole('button', { name: 'Text message' }))
  expect(screen.queryByRole('button', { name: 'Text message' })).toBeNull()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Text message' })).not.toBeNull()
})

function renderFactors() {
  const watch = stubPort<WatcherEvent<readonly SecondFactor[]>, { query: unknown }>()
  const remove = stubPort<AccountChangeEvent, ChangeInput>()
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: ada })
  const { person } = renderView(
    <WithLogic
      of={secondFactorsLogic}
      as={watcherMachineFor<readonly SecondFactor[]>().provide({ actors: { watch: watch.actor } })}
    >
      <WithLogic
        of={factorRemovalLogic}
        as={accountChangeMachine.provide({ actors: { makeChange: remove.actor } })}
      >
        <SecondFactors user={ada} />
      </WithLogic>
    </WithLogic>,
    auth,
  )
  act(() => watch.sendBack({ type: 'value.read', value: [app] }))
  return { person, watch, remove }
}
