import { describe, expect, it, vi } from 'vitest'
import { forgetMethods, lostMethods, recordMethods } from '#src/stores/knownMethodsStore.ts'
import { lastMethod, recordLastMethod } from '#src/stores/lastMethodStore.ts'
import { blockedStorage } from '#tests/support/fakeStorage.ts'

describe('the ways in that this device knows of', () => {
  it('miss one that has gone, until it is forgotten', () => {
    recordMethods('ada', ['password'])
    recordMethods('ada', ['google.com'])
    expect(lostMethods('ada', ['google.com'])).toEqual(['password'])
    forgetMethods('ada', ['password'])
    expect(lostMethods('ada', ['google.com'])).toEqual([])
  })

  it('are all still known but the one that was forgotten, and none once all were', () => {
    recordMethods('bob', ['password', 'phone', 'google.com'])
    forgetMethods('bob', ['phone'])
    expect(lostMethods('bob', [])).toEqual(['password', 'google.com'])
    forgetMethods('bob', ['password', 'google.com'])
    expect(lostMethods('bob', [])).toEqual([])
  })

  it('are kept for each account by itself', () => {
    recordMethods('ada', ['password'])
    expect(lostMethods('nemo', [])).toEqual([])
  })

  it('are none where the browser blocks its storage', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(blockedStorage())
    recordMethods('ada', ['password'])
    recordLastMethod('google.com')
    expect([lostMethods('ada', []), lastMethod()]).toEqual([[], null])
    vi.restoreAllMocks()
  })
})
