import { describe, expect, it, vi } from 'vitest'
import { forgetWays, lostWays, noteWays } from '#src/stores/knownWaysStore.ts'
import { lastWay, noteLastWay } from '#src/stores/lastWayStore.ts'
import { blockedStorage } from '#tests/support/fakeStorage.ts'

describe('the ways in that this device knows of', () => {
  it('miss one that has gone, until it is forgotten', () => {
    noteWays('ada', ['password'])
    noteWays('ada', ['google.com'])
    expect(lostWays('ada', ['google.com'])).toEqual(['password'])
    forgetWays('ada', ['password'])
    expect(lostWays('ada', ['google.com'])).toEqual([])
  })

  it('are all still known but the one that was forgotten, and none once all were', () => {
    noteWays('bob', ['password', 'phone', 'google.com'])
    forgetWays('bob', ['phone'])
    expect(lostWays('bob', [])).toEqual(['password', 'google.com'])
    forgetWays('bob', ['password', 'google.com'])
    expect(lostWays('bob', [])).toEqual([])
  })

  it('are kept for each account by itself', () => {
    noteWays('ada', ['password'])
    expect(lostWays('nemo', [])).toEqual([])
  })

  it('are none where the browser blocks its storage', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(blockedStorage())
    noteWays('ada', ['password'])
    noteLastWay('google.com')
    expect([lostWays('ada', []), lastWay()]).toEqual([[], null])
    vi.restoreAllMocks()
  })
})
