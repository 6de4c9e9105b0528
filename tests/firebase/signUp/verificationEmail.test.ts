import { afterEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  sendFirstVerificationEmail,
  verificationEmailLogic,
} from '#src/firebase/signUp/emailVerification.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

const email = 'ada@example.com'

afterEach(signOutHere)

it('whoever asks for the verification email right after sign-up gets no second one', async () => {
  authServer.answers.set('accounts:sendOobCode', () => ({ email }))
  // Waits outlive a test that is retried.
  await signIn({ uid: crypto.randomUUID(), email })
  sendFirstVerificationEmail()
  await vi.waitFor(() => expect(emailsSent()).toBe(1))
  const request = createActor(verificationEmailLogic).start()
  request.send({ type: 'email.submit', email })
  await waitFor(request, (snapshot) => snapshot.matches('sent'))
  request.stop()
  expect(emailsSent()).toBe(1)
})

function emailsSent(): number {
  return authServer.calls.filter((call) => call === 'accounts:sendOobCode').length
}
