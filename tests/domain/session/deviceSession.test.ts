import { expect, it } from 'vitest'
import { isRevoked, listedSessions, leastRecentlySeen } from '#src/domain/session/deviceSession.ts'

const none = { revokedBefore: 0 }

function session(authTime: number, lastSeenAt: number) {
  return { authTime, lastSeenAt, browser: 'Firefox', system: 'Linux' }
}

it.each([
  ['is older than the bound', { revokedBefore: 8 }, true],
  ['has set the bound', { revokedBefore: 7 }, false],
  ['was not signed out', none, false],
])('a session that %s', (_, revocation, expected) => {
  expect(isRevoked(revocation, 7)).toBe(expected)
})

it('this device comes first, then the latest seen, and no session that is signed out', () => {
  const [own, early, late, out] = [session(4, 1), session(3, 5), session(5, 9), session(2, 7)]
  const revocation = { revokedBefore: 3 }
  expect(listedSessions([early, out, own, late], revocation, 4)).toEqual([own, late, early])
  expect(listedSessions([early, late], none, 4)).toEqual([late, early])
})

it('the session that was seen longest ago is removed from a full list', () => {
  expect(leastRecentlySeen([session(1, 5), session(2, 3), session(3, 9)])).toEqual(session(2, 3))
  expect(leastRecentlySeen([])).toBeUndefined()
})
