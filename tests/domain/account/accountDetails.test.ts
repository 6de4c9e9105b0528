import { expect, it } from 'vitest'
import { accountDetails } from '#src/domain/account/accountDetails.ts'
import { ada, nemo } from '#tests/support/users.ts'

const now = new Date('2026-11-21T12:00:00Z')

it('lists everything known about a person', () => {
  expect(accountDetails(ada, now)).toEqual({
    format: 'gatehouse-account-1',
    exportedAt: '2026-11-21T12:00:00.000Z',
    userId: 'ada-1815',
    name: 'Ada Lovelace',
    email: { address: 'ada@example.com', verified: true },
    phone: '+441234567890',
    picture: 'https://example.com/ada.png',
    createdAt: '2026-11-21T10:00:00.000Z',
    lastSignInAt: '2026-11-21T11:30:00.000Z',
    signInMethods: [
      { provider: 'email', id: 'ada@example.com', email: 'ada@example.com', phone: null },
    ],
  })
})

it('lists null for what is unknown', () => {
  expect(accountDetails(nemo, now)).toEqual({
    format: 'gatehouse-account-1',
    exportedAt: '2026-11-21T12:00:00.000Z',
    userId: 'nemo',
    name: null,
    email: null,
    phone: null,
    picture: null,
    createdAt: null,
    lastSignInAt: null,
    signInMethods: [],
  })
})
