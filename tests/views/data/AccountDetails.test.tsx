import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AccountDetails } from '#src/views/data/AccountDetails.tsx'
import { ada, nemo } from '#tests/support/users.ts'

it('shows all ten fields of the account', () => {
  render(<AccountDetails user={ada} />)
  expect(facts()).toEqual({
    Name: 'Ada Lovelace',
    Email: 'ada@example.com',
    'Email verified': 'Yes',
    Phone: '+441234567890',
    Picture: 'https://example.com/ada.png',
    'Sign-in methods': 'password',
    Guest: 'No',
    Tenant: 'acme',
    'User ID': 'ada-1815',
    'Account created': moment('2026-11-21T10:00:00Z'),
    'Last sign-in': moment('2026-11-21T11:30:00Z'),
  })
})

it('shows None for empty fields, and no tenant without one', () => {
  render(<AccountDetails user={nemo} />)
  expect(facts()).toEqual({
    Name: 'None',
    Email: 'None',
    'Email verified': 'No',
    Phone: 'None',
    Picture: 'None',
    'Sign-in methods': 'None',
    Guest: 'Yes',
    'User ID': 'nemo',
    'Account created': 'None',
    'Last sign-in': 'None',
  })
})

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
