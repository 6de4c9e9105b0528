import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { User } from '#src/domain/user.ts'
import { HomeView } from '#src/views/HomeView.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'

it('reads out all ten fields of the account', () => {
  renderHome(ada)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ada Lovelace')
  expect(facts()).toEqual({
    Name: 'Ada Lovelace',
    'E-mail': 'ada@example.com',
    'E-mail verified': 'Yes',
    Phone: '+441234567890',
    Picture: 'https://example.com/ada.png',
    'Ways to sign in': 'password',
    Guest: 'No',
    Tenant: 'acme',
    'User id': 'ada-1815',
    'Account created': moment('2026-11-21T10:00:00Z'),
    'Last sign-in': moment('2026-11-21T11:30:00Z'),
  })
})

it('says None where the account has nothing', () => {
  renderHome(nemo)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello')
  expect(facts()).toEqual({
    Name: 'None',
    'E-mail': 'None',
    'E-mail verified': 'No',
    Phone: 'None',
    Picture: 'None',
    'Ways to sign in': 'None',
    Guest: 'Yes',
    Tenant: 'None',
    'User id': 'nemo',
    'Account created': 'None',
    'Last sign-in': 'None',
  })
})

function renderHome(user: User): void {
  const { auth } = renderView(<HomeView />)
  act(() => auth.report({ type: 'session.found', user }))
}

function facts(): Record<string, string | null> {
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? null]))
}

function moment(date: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(date),
  )
}
