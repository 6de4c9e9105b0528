import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetEmail, rememberedEmail, rememberEmail } from '#src/firebase/rememberedEmail.ts'
import { blockedStorage } from '#tests/support/fakeStorage.ts'

describe('the e-mail that a link was sent to', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is known in this browser until it is forgotten', () => {
    rememberEmail('ada@example.com')
    expect(rememberedEmail()).toBe('ada@example.com')
    forgetEmail()
    expect(rememberedEmail()).toBeNull()
  })

  it('is forgotten once the link is too old to work', () => {
    vi.useFakeTimers({ now: 0 })
    rememberEmail('ada@example.com')
    vi.setSystemTime(6 * 3_600_000)
    expect(rememberedEmail()).toBeNull()
    vi.useRealTimers()
    expect(localStorage).toHaveLength(0)
  })

  it('is not known, and nothing fails, where the browser blocks storage', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    rememberEmail('ada@example.com')
    expect(rememberedEmail()).toBeNull()
    forgetEmail()
  })
})
