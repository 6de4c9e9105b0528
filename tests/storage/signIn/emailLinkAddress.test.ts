import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordSignedIn } from '#src/storage/session/signedInHint.ts'
import {
  forgetEmail,
  emailLinkAddress,
  rememberEmail,
} from '#src/storage/signIn/emailLinkAddress.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { blockedStorage } from '#tests/support/fakes/fakeStorage.ts'

describe('the email that a link was sent to', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    sharedComputerStore.setState({ isShared: false })
  })

  it('is known in this browser until it is forgotten', () => {
    rememberEmail('ada@example.com')
    expect(emailLinkAddress()).toBe('ada@example.com')
    forgetEmail()
    expect(emailLinkAddress()).toBeNull()
  })

  it('is forgotten once the link is too old to work', () => {
    vi.useFakeTimers({ now: 0 })
    rememberEmail('ada@example.com')
    vi.setSystemTime(6 * 3_600_000)
    expect(emailLinkAddress()).toBeNull()
    vi.useRealTimers()
    expect(localStorage).toHaveLength(0)
  })

  it('outlives the way in, and goes with the session', () => {
    recordSignedIn(null)
    rememberEmail('ada@example.com')
    recordSignedIn(null)
    recordSignedIn('user')
    expect(emailLinkAddress()).toBe('ada@example.com')
    recordSignedIn(null)
    expect(emailLinkAddress()).toBeNull()
  })

  it('is kept nowhere on a shared computer', () => {
    rememberEmail('ada@example.com')
    sharedComputerStore.setState({ isShared: true })
    rememberEmail('bob@example.com')
    expect(emailLinkAddress()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('is not known where what was kept is rubbish', () => {
    localStorage.setItem('linkSignIn.email', '{')
    expect(emailLinkAddress()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('is not known, and nothing fails, where the browser blocks storage', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    rememberEmail('ada@example.com')
    expect(emailLinkAddress()).toBeNull()
    forgetEmail()
  })
})
