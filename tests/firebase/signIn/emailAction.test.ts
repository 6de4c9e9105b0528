import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EmailActionMode } from '#src/domain/signIn/emailAction.ts'
import { takePasswordReset } from '#src/firebase/session/end/newPassword.ts'
import { applyLink } from '#src/firebase/signIn/emailAction.ts'
import { savePassword } from '#src/firebase/signIn/passwordReset.ts'
import {
  dropOtherDevicesOffer,
  otherDevicesOfferStore,
} from '#src/stores/otherDevicesOfferStore.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'
import { authServer, refuse } from '#tests/support/session/authServer.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

beforeEach(async () => {
  await signOutHere()
  authServer.answers.set('accounts:update', () => ({}))
  authServer.answers.set('accounts:resetPassword', () => ({ email: change.email }))
})

afterEach(() => {
  dropOtherDevicesOffer()
  takePasswordReset('ada@example.com')
})

/** The call that uses a link. */
const used = 'accounts:update'

const change = { email: 'ada@example.com', previousEmail: 'lovelace@example.com', factor: null }

it('a link renews the session of someone else who is signed in, which it may have ended', async () => {
  await signIn({ uid: 'eve', email: 'eve@example.com' })
  expect(await callsOf('verifyAndChangeEmail')).toEqual([used, 'accounts:lookup', 'token'])
  refuse('accounts:lookup', 'TOKEN_EXPIRED')
  expect(await callsOf('verifyAndChangeEmail')).toEqual([used, 'accounts:lookup'])
})

it('a link works with no one signed in', async () => {
  expect(await callsOf('recoverEmail')).toEqual([used])
})

it.each([
  ['verifyAndChangeEmail', 'lovelace@example.com', 'ada'],
  ['recoverEmail', 'Ada@example.com', 'ada'],
  ['revertSecondFactorAddition', 'ada@example.com', 'ada'],
  ['revertSecondFactorAddition', 'eve@example.com', null],
  ['verifyAndChangeEmail', 'eve@example.com', null],
] as const)(
  'a link for %s offers to sign out other devices only to its own account: %s',
  async (mode, email, uid) => {
    await signIn({ uid: 'ada', email })
    await applyLinkFor(mode)
    expect(otherDevicesOfferStore.getState().uid).toBe(uid)
  },
)

it('a password that is reset before its person signs in waits for them, and only once', async () => {
  const input = { code: 'code', password: 'battery', email: change.email }
  expect((await firstEventOf(savePassword, input)).type).toBe('link.used')
  expect(takePasswordReset('eve@example.com')).toBe(false)
  expect(takePasswordReset(null)).toBe(false)
  expect(takePasswordReset('Ada@example.com')).toBe(true)
  expect(takePasswordReset('Ada@example.com')).toBe(false)
})

async function applyLinkFor(mode: EmailActionMode): Promise<void> {
  const outcome = await firstEventOf(applyLink, { mode, code: 'code', change })
  expect(outcome.type).toBe('link.used')
}

/** What the service is asked while a link is used. */
async function callsOf(mode: EmailActionMode): Promise<readonly string[]> {
  authServer.calls = []
  await applyLinkFor(mode)
  return authServer.calls
}
