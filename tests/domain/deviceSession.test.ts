import { expect, it } from 'vitest'
import { isRevoked, listedSessions, leastRecentlySeen } from '#src/domain/deviceSession.ts'

const none = { revokedBefore: 0, revoked: [] }

function session(signIn: number, lastSeenAt: number) {
  return { signIn, lastSeenAt, browser: 'Firefox', system: 'Linux' }
}

it.each([
  ['is older than the bound', { revokedBefore: 8, revoked: [] }, true],
  ['has set the bound', { revokedBefore: 7, revoked: [] }, false],
  ['is named', { revokedBefore: 0, revoked: [6, 7] }, true],
  ['is not named', { revokedBefore: 0, revoked: [6, 8] }, false],
  ['nobody signed out', none, false],
])('a session that %s', (_, revocation, expected) => {
  expect(isRevoked(revocation, 7)).toBe(expected)
})

it('this device comes first, then the latest seen, and no session that is signed out', () => {
  const [own, early, late, out] = [session(4, 1), session(1, 5), session(2, 9), session(3, 7)]
  const revocation = { revokedBefore: 0, revoked: [3] }
  expect(listedSessions([early, out, own, late], revocation, 4)).toEqual([own, late, early])
  expect(listedSessions([early, late], none, 4)).toEqual([late, early])
})

it('the session that was seen longest ago is removed from a full list', () => {
  expect(leastRecentlySeen([session(1, 5), session(2, 3), session(3, 9)])).toEqual(session(2, 3))
  expect(leastRecentlySeen([])).toBeUndefined()
})
