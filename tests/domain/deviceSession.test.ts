import { expect, it } from 'vitest'
import {
  listedSessions,
  leastRecentlySeen,
  refusalOf,
  strangersIn,
} from '#src/domain/deviceSession.ts'

const none = { revokedBefore: 0, listed: null }
const listed = {
  methods: ['google.com', 'custom'],
  factors: ['totp'],
  identities: { 'google.com': ['ada'] },
}
const ownSession = {
  signIn: 7,
  method: 'google.com',
  factor: 'totp',
  identities: { 'google.com': ['ada'], email: ['ada@example.com'] },
}

function session(signIn: number, lastSeenAt: number) {
  return { signIn, lastSeenAt, browser: 'Firefox', system: 'Linux' }
}

it.each([
  ['is older than the bound', { revokedBefore: 8, listed: null }, 'revoked'],
  ['has set the bound', { revokedBefore: 7, listed: null }, null],
  ['nobody signed out', none, null],
  ['uses what is listed', { revokedBefore: 7, listed }, null],
  ['uses no listed method', { revokedBefore: 7, listed: { ...listed, methods: [] } }, 'unlisted'],
  ['uses no listed factor', { revokedBefore: 7, listed: { ...listed, factors: [''] } }, 'unlisted'],
  ['uses another ID', { revokedBefore: 7, listed: { ...listed, identities: {} } }, 'unlisted'],
])('a session that %s', (_, revocation, refusal) => {
  expect(refusalOf(revocation, ownSession)).toBe(refusal)
})

it('a session of an account that has got another identity since is refused, and says which', () => {
  const identities = { ...ownSession.identities, 'github.com': ['eve'] }
  expect(refusalOf({ revokedBefore: 7, listed }, { ...ownSession, identities })).toBe('crowded')
  expect(strangersIn(listed, identities)).toEqual(['github.com'])
})

it('this device comes first, then the latest seen, and no session that is signed out', () => {
  const [own, early, late, out] = [session(4, 1), session(3, 5), session(5, 9), session(2, 7)]
  const revocation = { revokedBefore: 3, listed: null }
  expect(listedSessions([early, out, own, late], revocation, 4)).toEqual([own, late, early])
  expect(listedSessions([early, late], none, 4)).toEqual([late, early])
})

it('the session that was seen longest ago is removed from a full list', () => {
  expect(leastRecentlySeen([session(1, 5), session(2, 3), session(3, 9)])).toEqual(session(2, 3))
  expect(leastRecentlySeen([])).toBeUndefined()
})
