import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { secondFactorChallengeLogic } from '#src/firebase/security/secondFactorChallenge.ts'
import { signInWithLink } from '#src/firebase/signIn/emailLinkSignIn.ts'
import { pendingEmailProof, recordPendingProof } from '#src/storage/security/emailProof.ts'
import { lastMethod, recordLastMethod } from '#src/storage/signIn/lastUser.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'
import { authServer, signedIn } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('location', { origin: 'http://localhost' })
})
afterEach(() => void vi.unstubAllGlobals())

it('an emailed link that needs a second factor still counts as proof of the address', async () => {
  await signInWithSecondFactor()
  expect([pendingEmailProof('ada')?.method, lastMethod()]).toEqual(['email_link', 'email_link'])
})

it('a confirmation of the identity that needs one isn’t recorded as a sign-in', async () => {
  await signIn({ uid: 'ada', email: 'ada@example.com' })
  recordPendingProof('ada', 'google.com', null)
  recordLastMethod('google.com')
  await signInWithSecondFactor()
  expect([pendingEmailProof('ada')?.method, lastMethod()]).toEqual(['google.com', 'google.com'])
})

/** Signs in with an emailed link, and answers the request for a second factor. */
async function signInWithSecondFactor(): Promise<void> {
  authServer.answers.set('accounts:signInWithEmailLink', () => ({
    mfaPendingCredential: 'pending',
    mfaInfo: [{ mfaEnrollmentId: 'app', totpInfo: {}, enrolledAt: '2026-11-23T12:00:00Z' }],
  }))
  authServer.accounts.set('ada', { localId: 'ada' })
  authServer.answers.set('accounts/mfaSignIn:finalize', () => signedIn('ada'))
  const link = { code: 'code', email: 'ada@example.com', guest: null }
  const { type } = await firstEventOf(signInWithLink, link as never)
  expect(type).toBe('error.multi-factor-auth-required')
  const challenge = createActor(secondFactorChallengeLogic).start()
  await waitFor(challenge, (snapshot) => snapshot.hasTag('code'))
  challenge.send({ type: 'code.submit', code: '123456' })
  await waitFor(challenge, (snapshot) => snapshot.status === 'done')
  challenge.stop()
}
