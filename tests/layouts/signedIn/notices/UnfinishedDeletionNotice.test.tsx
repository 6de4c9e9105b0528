import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { unfinishedDeletionLogic } from '#src/firebase/deletion/unfinishedDeletion.ts'
import { UnfinishedDeletionNotice } from '#src/layouts/signedIn/notices/UnfinishedDeletionNotice.tsx'
import type { DeletionEvent, DeletionInput } from '#src/machines/deletion/deletionEvents.ts'
import { unfinishedDeletionMachine } from '#src/machines/deletion/unfinishedDeletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

it('retries keeping the account after a failure', async () => {
  const { flag, keep, person } = renderNotices()
  act(() => flag.sendBack({ type: 'flag.begun' }))
  await person.click(screen.getByRole('button', { name: 'Keep my account' }))
  act(() => keep.sendBack(failed('network-request-failed')))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(keep.inputs).toEqual([{ uid: 'ada' }, { uid: 'ada' }])
  act(() => keep.sendBack({ type: 'deletion.canceled' }))
  expect(screen.getByText(/^Your account was not deleted/)).toBeTruthy()
  expect(screen.getByRole('alert').closest('output')).toBeNull()
})

it('tells a person with a reused ID when they can save again, and links to no deletion', () => {
  const { flag } = renderNotices()
  act(() => flag.sendBack({ type: 'flag.stale' }))
  expect(screen.getByText(/^Your earlier account was deleted within the last hour/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  act(() => flag.sendBack({ type: 'flag.none' }))
  expect(screen.queryByText(/was deleted within the last hour/)).toBeNull()
})

function renderNotices() {
  const flag = stubPort<DeletionEvent, DeletionInput>()
  const keep = stubPort<DeletionEvent, DeletionInput>()
  const logic = unfinishedDeletionMachine.provide({
    actors: { watchDeletionFlag: flag.actor, cancelDeletion: keep.actor },
    delays: { startDelay: 0 },
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { auth, person } = renderView(
    <WithLogic of={unfinishedDeletionLogic} as={logic}>
      <UnfinishedDeletionNotice uid="ada" />
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.found', user: ada }))
  act(() => void vi.advanceTimersByTime(1))
  return { flag, keep, person }
}
