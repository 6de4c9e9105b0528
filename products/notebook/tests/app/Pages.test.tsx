import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { isMachineSnapshot, type InspectionEvent } from 'xstate'
import { Pages } from '#src/app/Pages.tsx'
import { paths } from '#src/paths.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'

it('keeps one session from page to page and starts a new one for the next person', async () => {
  let sessionRefreshes = 0
  // The parts of a page load one after the other, which takes time on a busy machine.
  const waitOptions = { timeout: 10_000 }
  const { auth } = renderView(<Pages />, stubAuth(), (event) => {
    if (startedBy(event) === 'sessionRefresh') sessionRefreshes += 1
  })
  act(() => auth.report({ type: 'session.found', user: ada }))
  await screen.findByRole('heading', { level: 1, name: 'Notes' }, waitOptions)
  await waitFor(() => expect(sessionRefreshes).toBe(1), waitOptions)
  act(() => navigate(paths.deleteAccount))
  await screen.findByRole('heading', { level: 1, name: 'Delete your account' }, waitOptions)
  expect(sessionRefreshes).toBe(1)
  act(() => auth.report({ type: 'session.found', user: nemo }))
  await waitFor(() => expect(sessionRefreshes).toBe(2), waitOptions)
})

describe('a person whose session ended on a note', () => {
  const note = '/notes/one'

  beforeEach(() => navigate(note))

  it('returns to the note after signing in again', async () => {
    const { auth } = await interrupt()
    expect(location.pathname + location.search).toBe('/sign-in?return=%2Fnotes%2Fone')
    act(() => auth.report({ type: 'session.found', user: ada }))
    await waitFor(() => expect(location.pathname).toBe(note))
  })

  it('leaves no link to the note for the next person', async () => {
    const { auth } = await interrupt()
    act(() => auth.report({ type: 'session.found', user: nemo }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/'))
  })

  it('leaves no link to the note for the next person after a reload', async () => {
    await interrupt()
    cleanup()
    const { auth } = renderView(<Pages />)
    act(() => auth.report({ type: 'session.missing' }))
    act(() => auth.report({ type: 'session.found', user: nemo }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/'))
  })

  it('leaves nothing in the URL after signing out', async () => {
    const { auth } = renderView(<Pages />)
    act(() => auth.report({ type: 'session.found', user: ada }))
    act(() => auth.report({ type: 'signOut.submit' }))
    act(() => auth.report({ type: 'session.missing' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/sign-in'))
    act(() => navigate(note))
    await waitFor(() => expect(location.pathname + location.search).toBe('/sign-in'))
  })

  it('opens the note in a link after signing in', async () => {
    const { auth } = renderView(<Pages />)
    act(() => auth.report({ type: 'session.missing' }))
    await waitFor(() => expect(location.search).toBe('?return=%2Fnotes%2Fone'))
    act(() => auth.report({ type: 'session.found', user: nemo }))
    await waitFor(() => expect(location.pathname).toBe(note))
  })
})

it('shows why a session ended that ends before the page after the form is shown', async () => {
  navigate(paths.signIn)
  const { auth } = renderView(<Pages />)
  act(() => auth.report({ type: 'session.missing' }))
  await screen.findByRole('heading', { name: /^Welcome/ }, { timeout: 10_000 })
  act(() => {
    auth.report({ type: 'session.found', user: ada })
    auth.report({ type: 'session.ended', endReason: 'endedByFirebase' })
  })
  const reason = { name: 'Please sign in again' }
  expect(await screen.findByRole('heading', reason, { timeout: 10_000 })).toBeTruthy()
})

it('shows only once that an account no longer exists', async () => {
  navigate(paths.account)
  const { auth, person } = renderView(<Pages />)
  act(() => auth.report({ type: 'session.ended', endReason: 'deletedElsewhere' }))
  const signUp = { name: 'Create a new account' }
  await person.click(await screen.findByRole('link', signUp, { timeout: 10_000 }))
  await screen.findByRole('textbox', { name: 'Email' }, { timeout: 10_000 })
  expect(location.pathname).toBe(paths.signUp)
  act(() => navigate(paths.signIn))
  const form = { name: /^Welcome/ }
  expect(await screen.findByRole('heading', form, { timeout: 10_000 })).toBeTruthy()
})

/** The ID of a machine that has just started; `null` for other events. */
function startedBy(event: InspectionEvent): string | null {
  if (event.type !== '@xstate.snapshot' || event.event.type !== 'xstate.init') return null
  return isMachineSnapshot(event.snapshot) ? event.snapshot.machine.id : null
}

/** Ends a session, then continues to the sign-in form. */
async function interrupt() {
  const rendered = renderView(<Pages />)
  const { auth } = rendered
  act(() => auth.report({ type: 'session.found', user: ada }))
  act(() => auth.report({ type: 'session.ended', endReason: 'endedByFirebase' }))
  await screen.findByRole('heading', { name: 'Please sign in again' }, { timeout: 10_000 })
  act(() => auth.report({ type: 'sessionEnd.dismiss' }))
  await waitFor(() => expect(location.pathname).toBe('/sign-in'))
  return rendered
}
