import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { VerifyEmailReminder } from '#src/layouts/signedIn/notices/Reminders.tsx'
import { dismissedNoticesStore } from '#src/stores/dismissedNoticesStore.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'

beforeEach(() => {
  localStorage.clear()
  dismissedNoticesStore.setState({}, true)
})

describe('the reminder to verify the email', () => {
  it('leads to the verification page, and back to the previous page', () => {
    history.replaceState(null, '', '/account/data')
    showFor({ ...ada, emailVerified: false })
    expect(screen.getByRole('link', { name: 'Verify email' }).getAttribute('href')).toBe(
      '/verify-email?return=%2Faccount%2Fdata',
    )
  })

  it.each([
    ['whose email is verified', ada],
    ['who is a guest', { ...nemo, email: 'nemo@example.com' }],
    ['who signs in with a phone', { ...ada, email: null, emailVerified: false }],
  ])('is not shown to a person %s', (_, user) => {
    showFor(user)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('can be dismissed by each person separately', async () => {
    const { person, auth } = showFor({ ...ada, emailVerified: false })
    await person.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('link')).toBeNull()
    act(() =>
      auth.report({ type: 'session.found', user: { ...ada, uid: 'other', emailVerified: false } }),
    )
    expect(screen.queryByRole('link', { name: 'Verify email' })).not.toBeNull()
  })

  it('stays dismissed after a reload, and returns after a week', async () => {
    const { person } = showFor({ ...ada, emailVerified: false })
    await person.click(screen.getByRole('button', { name: 'Not now' }))
    loadAgain()
    expect(screen.queryByRole('link')).toBeNull()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 86_400_000)
    loadAgain()
    expect(screen.queryByRole('link', { name: 'Verify email' })).not.toBeNull()
  })

  it.each(['/verify-email', '/account', '/account/security'])(
    'is not shown on %s, which asks for it itself',
    (path) => {
      history.replaceState(null, '', path)
      showFor({ ...ada, emailVerified: false })
      expect(screen.queryByRole('link')).toBeNull()
    },
  )
})

function showFor(user: typeof ada) {
  const view = renderView(<VerifyEmailReminder />)
  act(() => view.auth.report({ type: 'session.found', user }))
  return view
}

function loadAgain(): void {
  cleanup()
  dismissedNoticesStore.setState({}, true)
  showFor({ ...ada, emailVerified: false })
}
