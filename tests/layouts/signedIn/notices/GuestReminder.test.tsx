import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { AccountLayout } from '#src/layouts/AccountLayout.tsx'
import { GuestReminder } from '#src/layouts/signedIn/notices/Reminders.tsx'
import { dismissedNoticesStore } from '#src/stores/dismissedNoticesStore.ts'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { nemo } from '#tests/support/users.ts'

const day = 86_400_000
const start = Date.parse('2026-11-01T12:00:00Z')
const guest = {
  ...nemo,
  metadata: { ...nemo.metadata, creationTime: new Date(start).toUTCString() },
}

beforeEach(() => {
  configuration.guestDays = 30
  localStorage.clear()
  dismissedNoticesStore.setState({}, true)
  history.replaceState(null, '', '/')
})

it('can be dismissed until ten days before the guest account is deleted', async () => {
  const { person } = showOnDay(19)
  await person.click(screen.getByRole('button', { name: 'Not now' }))
  expect(notices()).toEqual([])
})

it('stays dismissed for a week, even after a reload', async () => {
  const { person } = showOnDay(2)
  await person.click(screen.getByRole('button', { name: 'Not now' }))
  const counts = [8, 9].map((age) => {
    cleanup()
    dismissedNoticesStore.setState({}, true)
    showOnDay(age)
    return notices().length
  })
  expect(counts).toEqual([0, 1])
})

it('shows in the last ten days when the guest account is deleted, with two ways out and no way to dismiss it', () => {
  showOnDay(20)
  expect(notices()).toEqual([
    'This guest account will be deleted on December 1, 2026, with everything in it.',
  ])
  expect(links()).toEqual([
    ['Create an account', '/account/upgrade'],
    ['Export your data', '/account/data'],
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

it('returns in the last ten days, even if the earlier reminder was dismissed', async () => {
  const { person } = showOnDay(19)
  await person.click(screen.getByRole('button', { name: 'Not now' }))
  showOnDay(21)
  expect(notices()).toHaveLength(1)
})

it('does not lead to the export from the page that has it', () => {
  history.replaceState(null, '', '/account/data')
  showOnDay(25)
  expect(links()).toEqual([['Create an account', '/account/upgrade']])
})

it('shows after the last day that the account can be deleted at any time', () => {
  showOnDay(31)
  expect(notices()).toEqual([
    'This guest account has expired. It can be deleted at any time, with everything in it.',
  ])
})

it('names no day if the owner keeps guests', () => {
  configuration.guestDays = null
  showOnDay(29)
  expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeNull()
})

it('the account pages of a guest show the last day from the start', () => {
  vi.spyOn(Date, 'now').mockReturnValue(start)
  const { auth } = renderSignOut(<AccountLayout>page</AccountLayout>)
  act(() => auth.report({ type: 'session.found', user: guest }))
  expect(screen.queryByText('Guest account (expires December 1, 2026)')).not.toBeNull()
})

function showOnDay(age: number) {
  vi.spyOn(Date, 'now').mockReturnValue(start + age * day)
  const view = renderView(<GuestReminder />)
  act(() => view.auth.report({ type: 'session.found', user: guest }))
  return view
}

/** The sentence of each notice, without its links. */
function notices(): (string | null | undefined)[] {
  return Array.from(
    document.querySelectorAll('[data-tone]'),
    (notice) => notice.querySelector('span, p')?.textContent,
  )
}

function links(): (string | null)[][] {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}
