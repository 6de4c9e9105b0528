import {
  multiFactor,
  sendEmailVerification,
  sendPasswordResetEmail,
  TotpMultiFactorGenerator,
} from 'firebase/auth'
import { getDoc } from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fromBase32, totp } from '#local-firebase/authProxy/totpCodes.ts'
import { sessionsRef, accountStateRef } from '#src/firebase/documents/accountDocuments.ts'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import { takePasswordReset } from '#src/firebase/session/end/newPassword.ts'
import { applyLink } from '#src/firebase/signIn/emailAction.ts'
import { savePassword } from '#src/firebase/signIn/passwordReset.ts'
import { recordPendingProof } from '#src/storage/security/emailProof.ts'
import { otherDevicesOfferStore } from '#src/stores/otherDevicesOfferStore.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'
import {
  emailedLink,
  newDevice,
  newPerson,
  onAnotherDevice,
  onPageOf,
  waitUntilLaterThan,
  type Person,
} from './people.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
})
afterEach(() => void vi.unstubAllGlobals())

it('a link that verifies the address of the person who is signed in records that, and offers nothing', async () => {
  const { uid, account, email } = await newPerson()
  recordPendingProof(uid, 'password', email)
  await onPageOf(account.auth, async () => {
    await verify(email)
    await expect
      .poll(async () => (await getDoc(accountStateRef(account))).data(), { timeout: 10_000 })
      .toMatchObject({ verified: { email } })
  })
  expect(otherDevicesOfferStore.getState().uid).toBeNull()
})

it('a password that is reset while its person is signed in signs out all other sessions at once', async () => {
  const person = await newPerson()
  const other = await onAnotherDevice(person)
  await waitUntilLaterThan(other)
  await onPageOf(person.account.auth, () => reset(person))
  await expect(getDoc(sessionsRef(other))).rejects.toMatchObject({ code: 'permission-denied' })
  await getDoc(sessionsRef(person.account))
  expect(takePasswordReset(person.email)).toBe(false)
})

it('a password that is reset with a second factor waits for the next sign-in to end all sessions', async () => {
  const person = await newPerson()
  await onPageOf(person.account.auth, async () => {
    await verify(person.email)
    await addAuthenticatorApp()
    await reset(person)
  })
  expect(takePasswordReset(person.email)).toBe(true)
})

async function verify(email: string): Promise<void> {
  await sendEmailVerification(currentUser())
  const change = { email, previousEmail: null, factor: null }
  const input = { mode: 'verifyEmail' as const, code: await mailedCode(email), change }
  expect((await firstEventOf(applyLink, input)).type).toBe('link.used')
}

async function reset({ email }: Person): Promise<void> {
  await sendPasswordResetEmail(newDevice(), email)
  const input = { code: await mailedCode(email), password: 'battery staple', email }
  expect((await firstEventOf(savePassword, input)).type).toBe('link.used')
}

async function addAuthenticatorApp(): Promise<void> {
  const factors = multiFactor(currentUser())
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession())
  const code = totp(fromBase32(secret.secretKey), Date.now())
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
  await factors.enroll(assertion, 'My app')
}

async function mailedCode(email: string): Promise<string> {
  return new URL(await emailedLink(email)).searchParams.get('oobCode') ?? ''
}
