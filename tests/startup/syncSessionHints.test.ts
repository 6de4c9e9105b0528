import { beforeEach, describe, expect, it } from 'vitest'
import { syncSessionHints } from '#src/startup/syncSessionHints.ts'
import { recordSignedIn, wasGuest, wasSignedIn } from '#src/storage/session/signedInHint.ts'
import { emailLinkAddress, rememberEmail } from '#src/storage/signIn/emailLinkAddress.ts'
import { emailDraftStore } from '#src/stores/emailDraftStore.ts'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { ada } from '#tests/support/users.ts'

beforeEach(() => localStorage.clear())

describe('what a browser remembers of the last session', () => {
  it('stays while nothing is known', () => {
    recordSignedIn('user')
    rememberEmail('ada@example.com')
    const { report } = follow()
    report(failed('network-request-failed'))
    expect([wasSignedIn(), emailLinkAddress()]).toEqual([true, 'ada@example.com'])
  })

  it('is recorded when someone signs in, and removed when they sign out', () => {
    const { report } = follow()
    emailDraftStore.setState({ email: 'ada@example.com' })
    report({ type: 'session.found', user: ada })
    expect([wasSignedIn(), emailDraftStore.getState().email]).toEqual([true, ''])
    report({ type: 'session.missing' })
    expect(wasSignedIn()).toBe(false)
  })

  it('records whether it was a guest, until they have an account', () => {
    const { report } = follow()
    report({ type: 'session.found', user: { ...ada, isAnonymous: true } })
    expect([wasSignedIn(), wasGuest()]).toEqual([true, true])
    report({ type: 'session.found', user: ada })
    expect([wasSignedIn(), wasGuest()]).toEqual([true, false])
  })

  it('follows changes only, not every event', () => {
    const { report } = follow()
    report({ type: 'session.missing' })
    recordSignedIn('user')
    report({ type: 'session.notPersisted', reason: 'blocked' })
    expect(wasSignedIn()).toBe(true)
  })
})

function follow() {
  const auth = stubAuth()
  syncSessionHints(auth.actor)
  return auth
}
