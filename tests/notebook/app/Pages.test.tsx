import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { isMachineSnapshot, type InspectionEvent } from 'xstate'
import { Pages } from '#src/Pages.tsx'
import { paths } from '#src/paths.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { ada, nemo } from '#tests/support/users.ts'

it('keeps up one session from page to page, and begins anew for the next person', async () => {
  let sessionRefreshes = 0
  // The parts of a page are fetched one after the other; a busy machine takes its time.
  const patience = { timeout: 10_000 }
  const { auth } = renderView(<Pages />, stubAuth(), (event) => {
    if (startedBy(event) === 'sessionRefresh') sessionRefreshes += 1
  })
  act(() => auth.report({ type: 'session.found', user: ada }))
  await screen.findByRole('heading', { level: 1, name: 'Notes' }, patience)
  await waitFor(() => expect(sessionRefreshes).toBe(1), patience)
  act(() => navigate(paths.deleteAccount))
  await screen.findByRole('heading', { level: 1, name: 'Delete your account' }, patience)
  expect(sessionRefreshes).toBe(1)
  act(() => auth.report({ type: 'session.found', user: nemo }))
  await waitFor(() => expect(sessionRefreshes).toBe(2), patience)
})

describe('who was on a note when their session went', () => {
  const note = '/notes/one'

  beforeEach(() => navigate(note))

  it('is led back to it where the session ended by itself', async () => {
    const { auth } = await interrupt()
    expect(location.pathname + location.search).toBe('/sign-in?return=%2Fnotes%2Fone')
    act(() => auth.report({ type: 'session.found', user: ada }))
    await waitFor(() => expect(location.pathname).toBe(note))
  })

  it('leaves no way to it for the next person', async () => {
    const { auth } = await interrupt()
    act(() => auth.report({ type: 'session.found', user: nemo }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/'))
  })

  it('leaves no way to it for the next person after a reload, either', async () => {
    await interrupt()
    cleanup()
    const { auth } = renderView(<Pages />)
    act(() => auth.report({ type: 'session.missing' }))
    act(() => auth.report({ type: 'session.found', user: nemo }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/'))
  })

  it('leaves nothing in the address after signing out', async () => {
    const { auth } = renderView(<Pages />)
    act(() => auth.report({ type: 'session.found', user: ada }))
    act(() => auth.report({ type: 'signOut' }))
    act(() => auth.report({ type: 'session.missing' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/sign-in'))
    act(() => navigate(note))
    await waitFor(() => expect(location.pathname + location.search).toBe('/sign-in'))
  })

  it('is led to the note that the link names where nobody was in', async () => {
    const { auth } = renderView(<Pages />)
    act(() => auth.report({ type: 'session.missing' }))
    await waitFor(() => expect(location.search).toBe('?return=%2Fnotes%2Fone'))
    act(() => auth.report({ type: 'session.found', user: nemo }))
    await waitFor(() => expect(location.pathname).toBe(note))
  })
})

/** The machine that has just started, if that is what happened. */
function startedBy(event: InspectionEvent): string | null {
  if (event.type !== '@xstate.snapshot' || event.event.type !== 'xstate.init') return null
  return isMachineSnapshot(event.snapshot) ? event.snapshot.machine.id : null
}

/** Somebody is put out where they were, reads why, and goes on to the form. */
async function interrupt() {
  const rendered = renderView(<Pages />)
  const { auth } = rendered
  act(() => auth.report({ type: 'session.found', user: ada }))
  act(() => auth.report({ type: 'session.ended', ending: 'expired' }))
  await screen.findByRole('heading', { name: 'Please sign in again' }, { timeout: 10_000 })
  act(() => auth.report({ type: 'attempt.dismiss' }))
  await waitFor(() => expect(location.pathname).toBe('/sign-in'))
  return rendered
}
