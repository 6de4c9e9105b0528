import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { VerifyEmailBanner } from '#src/layouts/signedIn/SessionNotices.tsx'
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

  it.each(['/verify-email', '/account'])('is not shown on %s, which asks itself', (path) => {
    history.replaceState(null, '', path)
    showFor({ ...ada, emailVerified: false })
    expect(screen.queryByRole('link')).toBeNull()
  })
})

function showFor(user: typeof ada) {
  const { auth } = renderView(<VerifyEmailBanner />)
  act(() => auth.report({ type: 'session.found', user }))
}
