import { describe, expect, it } from 'vitest'
import {
  accessToEnd,
  provesEmail,
  trustedMethods,
  type AccessToEnd,
} from '#src/domain/security/earlierAccess.ts'
import { ada } from '#tests/support/users.ts'

const signedInAt = 1_000

describe('what a sign-in ends', () => {
  it.each<{
    is: string
    method: string
    provedAt?: number | null
    verifiedAt?: number | null
    revokedBefore?: number | null
    ends: AccessToEnd
  }>([
    { is: 'a sign-in that proves nothing', method: 'password', provedAt: null, ends: 'nothing' },
    { is: 'the first link', method: 'email_link', ends: 'everything' },
    { is: 'the first sign-in with a provider', method: 'google.com', ends: 'everything' },
    {
      is: 'a link while an older session is faster',
      method: 'email_link',
      verifiedAt: 1_000,
      ends: 'everything',
    },
    { is: 'the first reset', method: 'reset', ends: 'everythingButPassword' },
    {
      is: 'a link after the sessions have ended',
      method: 'email_link',
      revokedBefore: 1_000,
      ends: 'passkeys',
    },
    {
      is: 'a reset after the sessions have ended',
      method: 'reset',
      revokedBefore: 1_000,
      ends: 'passkeys',
    },
    {
      is: 'a link after an earlier sign-out of others',
      method: 'email_link',
      revokedBefore: 900,
      ends: 'everything',
    },
    {
      is: 'an earlier proof that ended nothing',
      method: 'password',
      provedAt: 900,
      verifiedAt: 950,
      ends: 'everything',
    },
    { is: 'a later link', method: 'email_link', verifiedAt: 999, ends: 'nothing' },
    { is: 'a later reset', method: 'reset', verifiedAt: 999, ends: 'sessions' },
    {
      is: 'a later reset after the sessions have ended',
      method: 'reset',
      verifiedAt: 999,
      revokedBefore: 1_000,
      ends: 'nothing',
    },
  ])(
    '$is: $ends',
    ({ method, provedAt = signedInAt, verifiedAt = null, revokedBefore = null, ends }) => {
      expect(accessToEnd({ method, signedInAt, provedAt, verifiedAt, revokedBefore })).toBe(ends)
    },
  )
})

describe('the address of an account', () => {
  const created = Date.parse('2026-01-01T00:00:00Z')
  const [linked] = ada.providerData
  const google = { ...linked, providerId: 'google.com', email: 'ADA@example.com' }
  const gitHub = { ...linked, providerId: 'github.com', email: 'eve@example.org' }
  const user = {
    ...ada,
    email: 'ada@example.com',
    providerData: [google, gitHub] as typeof ada.providerData,
    metadata: { creationTime: new Date(created).toUTCString(), lastSignInTime: null },
  }

  it.each([
    { method: 'email_link', after: 3, isProved: true },
    { method: 'reset', after: 3, isProved: true },
    { method: 'google.com', after: 3, isProved: true },
    { method: 'github.com', after: 3, isProved: false },
    { method: 'phone', after: 3, isProved: false },
    { method: 'password', after: 3, isProved: false },
    { method: 'email_link', after: 2, isProved: false },
    { method: 'reset', after: 2, isProved: true },
    { method: null, after: 3, isProved: false },
  ])('is proved by $method $after s after the account was created: $isProved', (row) => {
    const at = created / 1000 + row.after
    expect(provesEmail(user, row.method, at)).toBe(row.isProved)
  })
})

it.each([
  { method: 'email_link', isPasswordTrusted: false, trusted: ['password'] },
  { method: 'reset', isPasswordTrusted: true, trusted: ['password'] },
  { method: 'google.com', isPasswordTrusted: true, trusted: ['password', 'google.com'] },
  { method: 'google.com', isPasswordTrusted: false, trusted: ['google.com'] },
])('$method, with a trusted password ($isPasswordTrusted), leaves $trusted', (row) => {
  expect(trustedMethods(row.method, row.isPasswordTrusted)).toEqual(row.trusted)
})
