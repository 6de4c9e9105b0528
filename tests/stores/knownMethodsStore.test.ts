import { describe, expect, it, vi } from 'vitest'
import { forgetMethods, lostMethods, recordMethods } from '#src/stores/knownMethodsStore.ts'
import { lastMethod, recordLastMethod } from '#src/stores/lastMethodStore.ts'
import { blockedStorage } from '#tests/support/fakeStorage.ts'

describe('the sign-in methods that this device knows', () => {
  it('include a lost one until it is forgotten', () => {
    recordMethods('ada', ['password'])
    recordMethods('ada', ['google.com'])
    expect(lostMethods('ada', ['google.com'])).toEqual(['password'])
    forgetMethods('ada', ['password'])
    expect(lostMethods('ada', ['google.com'])).toEqual([])
  })

  it('are forgotten one by one, or all at once', () => {
    recordMethods('bob', ['password', 'phone', 'google.com'])
    forgetMethods('bob', ['phone'])
    expect(lostMethods('bob', [])).toEqual(['password', 'google.com'])
    forgetMethods('bob', ['password', 'google.com'])
    expect(lostMethods('bob', [])).toEqual([])
  })

  it('are separate for each account', () => {
    recordMethods('ada', ['password'])
    expect(lostMethods('nemo', [])).toEqual([])
  })

  it('are none if the browser blocks storage', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(blockedStorage())
    recordMethods('ada', ['password'])
    recordLastMethod('google.com')
    expect([lostMethods('ada', []), lastMethod()]).toEqual([[], null])
    vi.restoreAllMocks()
  })
})
