import { describe, expect, it, vi } from 'vitest'
import {
  addedMethods,
  forgetMethodsExcept,
  forgetMethods,
  removedMethods,
  recordMethodsAtSignIn,
  recordMethods,
} from '#src/storage/security/knownMethods.ts'
import { lastMethod, recordLastMethod } from '#src/storage/signIn/lastUser.ts'
import { blockedStorage } from '#tests/support/fakes/fakeStorage.ts'

describe('the sign-in methods that this device knows', () => {
  it('include a lost one until it is forgotten', () => {
    recordMethods('ada', ['password'])
    recordMethods('ada', ['google.com'])
    expect(removedMethods('ada', ['google.com'])).toEqual(['password'])
    forgetMethods('ada', ['password'])
    expect(removedMethods('ada', ['google.com'])).toEqual([])
  })

  it('are forgotten one by one, or all at once', () => {
    recordMethods('bob', ['password', 'phone', 'google.com'])
    forgetMethods('bob', ['phone'])
    expect(removedMethods('bob', [])).toEqual(['password', 'google.com'])
    forgetMethods('bob', ['password', 'google.com'])
    expect(removedMethods('bob', [])).toEqual([])
  })

  it('are only the one that was used to sign in on a device that has never seen the account', () => {
    recordLastMethod('email_link')
    expect(addedMethods('zoe', ['password', 'github.com'])).toEqual(['github.com'])
    recordMethodsAtSignIn('zoe', ['password', 'github.com'])
    recordLastMethod(null)
    expect(addedMethods('zoe', ['password', 'github.com'])).toEqual(['github.com'])
  })

  it('are all methods if this device has never seen the account nor how its person signed in', () => {
    expect(addedMethods('eve', ['password'])).toEqual([])
    recordMethodsAtSignIn('eve', ['password'])
    expect(addedMethods('eve', ['password', 'github.com'])).toEqual(['github.com'])
  })

  it('do not include one that was added elsewhere until it is said to be theirs', () => {
    recordMethodsAtSignIn('una', ['password'])
    recordMethodsAtSignIn('una', ['password', 'phone', 'github.com'])
    expect(addedMethods('una', ['password', 'phone', 'github.com'])).toEqual([
      'phone',
      'github.com',
    ])
    recordMethods('una', ['phone'])
    expect(addedMethods('una', ['password', 'phone', 'github.com'])).toEqual(['github.com'])
  })

  it.each([
    ['google.com', 'google.com'],
    ['email_link', 'password'],
  ])('include the one of a sign-in with %s here', (last, method) => {
    recordMethodsAtSignIn(last, ['phone'])
    recordLastMethod(last)
    expect(addedMethods(last, ['phone', method])).toEqual([])
    recordMethodsAtSignIn(last, ['phone', method])
    recordLastMethod(null)
    expect(addedMethods(last, ['phone', method])).toEqual([])
  })

  it('include only the one that was just used once the others are distrusted, and lost ones', () => {
    recordMethods('ann', ['password', 'google.com', 'phone'])
    forgetMethodsExcept('ann', ['google.com', 'phone', 'github.com'], ['google.com'])
    expect(addedMethods('ann', ['google.com', 'phone', 'github.com'])).toEqual([
      'phone',
      'github.com',
    ])
    expect(removedMethods('ann', ['google.com', 'github.com'])).toEqual(['password'])
  })

  it('do not include a number that was removed elsewhere before another is added', () => {
    recordMethodsAtSignIn('ida', ['password', 'phone'])
    recordMethodsAtSignIn('ida', ['password'])
    expect(addedMethods('ida', ['password', 'phone'])).toEqual(['phone'])
  })

  it('are separate for each account', () => {
    recordMethods('ada', ['password'])
    expect(removedMethods('nemo', [])).toEqual([])
  })

  it('are none if the browser blocks storage', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(blockedStorage())
    recordMethods('ada', ['password'])
    recordLastMethod('google.com')
    expect([removedMethods('ada', []), lastMethod()]).toEqual([[], null])
    vi.restoreAllMocks()
  })
})
