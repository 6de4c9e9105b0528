import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { VerifyEmailReminder } from '#src/layouts/signedIn/Reminders.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'

describe('the reminder to verify the email', () => {
  it('leads to the page that does it, and back to where the person was', () => {
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
  ])('is not shown to somebody %s', (_, user) => {
    showFor(user)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('can be put off, by each person for themselves', async () => {
    const { person, auth } = showFor({ ...ada, emailVerified: false })
    await person.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('link')).toBeNull()
    act(() =>
      auth.report({ type: 'session.found', user: { ...ada, uid: 'other', emailVerified: false } }),
    )
    expect(screen.getByRole('link', { name: 'Verify email' })).toBeDefined()
  })

  it.each(['/verify-email', '/account'])('is not shown on %s, which asks itself', (path) => {
    history.replaceState(null, '', path)
    showFor({ ...ada, emailVerified: false })
    expect(screen.queryByRole('link')).toBeNull()
  })
})

function showFor(user: typeof ada) {
  const view = renderView(<VerifyEmailReminder />)
  act(() => view.auth.report({ type: 'session.found', user }))
  return view
}
