import { expect, it } from 'vitest'
import { customClaims, meetsRequirement } from '#src/domain/session/claims.ts'

it('the custom claims of a token are only those that the server has set', () => {
  const token = { sub: 'ada', auth_time: 1, firebase: {}, email: 'ada@example.com', staff: true }
  expect(customClaims(token)).toEqual({ staff: true })
})

it.each([
  [{ staff: true }, { claim: 'staff' }, true],
  [{ staff: 'true' }, { claim: 'staff' }, false],
  [{ staff: 1 }, { claim: 'staff' }, false],
  [{}, { claim: 'staff' }, false],
  [{ plan: 'pro' }, { claim: 'plan', is: 'pro' }, true],
  [{ plan: 'free' }, { claim: 'plan', is: 'pro' }, false],
  [{ seats: 0 }, { claim: 'seats', is: 0 }, true],
  [{}, { claim: 'constructor', is: false }, false],
])('%j meets %j: %s', (claims, requirement, meets) => {
  expect(meetsRequirement(claims, requirement)).toBe(meets)
})
