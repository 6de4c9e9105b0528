import { describe, expect, it } from 'vitest'
import { customTokenClaims } from '#src/domain/signIn/customTokenClaims.ts'

describe('the account that a token claims to be for', () => {
  it('is read from a signed token, in any alphabet', () => {
    const token = jwt({ iss: 'server', uid: 'zoë-ж', claims: { email: 'zoë@example.com' } })
    expect(customTokenClaims(token)).toEqual({ uid: 'zoë-ж', email: 'zoë@example.com' })
    expect(customTokenClaims(jwt({ uid: 'ada' }))).toEqual({ uid: 'ada', email: null })
  })

  it('is read from a token of the emulator, even if the ID has dots', () => {
    const token = JSON.stringify({ uid: 'ada@example.com', claims: { email: 7 } })
    expect(customTokenClaims(token)).toEqual({ uid: 'ada@example.com', email: null })
  })

  it('is cut if it would fill the page', () => {
    const uid = 'a'.repeat(4_000)
    expect(customTokenClaims(jwt({ uid, claims: { email: uid } }))).toEqual({
      uid: 'a'.repeat(128),
      email: 'a'.repeat(128),
    })
  })

  it.each([
    'not-a-token',
    'a.b.c',
    '{"uid":""}',
    '{"uid":7}',
    '{',
    jwt(null),
    jwt({ claims: { email: 'ada@example.com' } }),
  ])("isn't known from %j", (token) => {
    expect(customTokenClaims(token)).toBeNull()
  })
})

function part(value: object | null): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function jwt(payload: object | null): string {
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(payload)}.signature`
}
