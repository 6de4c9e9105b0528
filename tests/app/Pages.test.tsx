import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { isMachineSnapshot, type InspectionEvent } from 'xstate'
import { Pages } from '#src/Pages.tsx'
import { paths } from '#src/paths.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { ada, nemo } from '#tests/support/users.ts'

it('keeps up one session from page to page, and begins anew for the next person', async () => {
  let upkeeps = 0
  // The parts of a page are fetched one after the other; a busy machine takes its time.
  const patience = { timeout: 10_000 }
  const { auth } = renderView(<Pages />, stubAuth(), (event) => {
    if (startedBy(event) === 'upkeep') upkeeps += 1
  })
  act(() => auth.report({ type: 'session.found', user: ada }))
  await screen.findByRole('heading', { level: 1, name: 'Notes' }, patience)
  expect(upkeeps).toBe(1)
  act(() => navigate(paths.deleteAccount))
  await screen.findByRole('heading', { level: 1, name: 'Delete your account' }, patience)
  expect(upkeeps).toBe(1)
  act(() => auth.report({ type: 'session.found', user: nemo }))
  expect(upkeeps).toBe(2)
})

/** The machine that has just started, if that is what happened. */
function startedBy(event: InspectionEvent): string | null {
  if (event.type !== '@xstate.snapshot' || event.event.type !== 'xstate.init') return null
  return isMachineSnapshot(event.snapshot) ? event.snapshot.machine.id : null
}
