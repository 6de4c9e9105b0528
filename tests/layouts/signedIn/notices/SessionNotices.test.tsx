import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { User } from '#src/domain/session/user.ts'
import { SessionNotices } from '#src/layouts/signedIn/notices/SessionNotices.tsx'
import { dismissedNoticesStore } from '#src/stores/dismissedNoticesStore.ts'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'
import { ada, nemo } from '#tests/support/users.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  dismissedNoticesStore.setState({}, true)
})

it('a guest in a browser without storage is asked to create an account before anything else', async () => {
  const { person } = renderFor(nemo)
  expect(shown()[0]).toMatch(/^You’re using a guest account\./)
  expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Not now' }))
  expect(shown()).toEqual([expect.stringMatching(/^This browser blocks storage/)])
})

it('a person in a browser without storage dismisses that notice, and is reminded to verify their email', async () => {
  const { person } = renderFor({ ...ada, emailVerified: false })
  expect(shown()[0]).toMatch(/^This browser blocks storage/)
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(shown()).toEqual([expect.stringMatching(/^Your email isn’t verified yet\./)])
})

function renderFor(user: User) {
  const view = renderSignOut(<SessionNotices isPageShown={false} />)
  act(() => view.auth.report({ type: 'session.notPersisted', reason: 'blocked' }))
  act(() => view.auth.report({ type: 'session.found', user }))
  return view
}

/** In the page's order. Styles show only the first one. */
function shown(): (string | null)[] {
  return Array.from(document.querySelectorAll('[data-tone]'), ({ textContent }) => textContent)
}
