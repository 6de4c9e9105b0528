import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetEmail, rememberedEmail, rememberEmail } from '#src/remembered/rememberedEmail.ts'
import { recordSignedIn } from '#src/remembered/signedInHint.ts'
import { blockedStorage } from '#tests/support/fakeStorage.ts'

describe('the email that a link was sent to', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is known in this browser until it is forgotten', () => {
    rememberEmail('ada@example.com', false)
    expect(rememberedEmail()).toBe('ada@example.com')
    forgetEmail()
    expect(rememberedEmail()).toBeNull()
  })

  it('is forgotten once the link is too old to work', () => {
    vi.useFakeTimers({ now: 0 })
    rememberEmail('ada@example.com', false)
    vi.setSystemTime(6 * 3_600_000)
    expect(rememberedEmail()).toBeNull()
    vi.useRealTimers()
    expect(localStorage).toHaveLength(0)
  })

  it('outlives the way in, and goes with the session', () => {
    recordSignedIn(null)
    rememberEmail('ada@example.com', false)
    recordSignedIn(null)
    recordSignedIn('user')
    expect(rememberedEmail()).toBe('ada@example.com')
    recordSignedIn(null)
    expect(rememberedEmail()).toBeNull()
  })

  it('is kept nowhere on a shared computer', () => {
    rememberEmail('ada@example.com', false)
    rememberEmail('bob@example.com', true)
    expect(rememberedEmail()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('is not known where what was kept is rubbish', () => {
    localStorage.setItem('linkSignIn.email', '{')
    expect(rememberedEmail()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('is not known, and nothing fails, where the browser blocks storage', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    rememberEmail('ada@example.com', false)
    expect(rememberedEmail()).toBeNull()
    forgetEmail()
  })
})
