import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, createEmptyActor, waitFor } from 'xstate'
import { reauthenticationLogic } from '#src/firebase/security/reauthentication.ts'
import { emailLinkAddress } from '#src/storage/signIn/emailLinkAddress.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

const email = 'ada@example.com'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('location', { origin: 'http://localhost' })
})
afterEach(async () => {
  await signOutHere()
  vi.unstubAllGlobals()
})

it('whoever reopens the dialog and asks for another link right away gets no second one', async () => {
  authServer.answers.set('accounts:sendOobCode', () => ({ email }))
  // Waits outlive a test that is retried.
  await signIn({ uid: crypto.randomUUID(), email })
  for (const _ of ['first', 'reopened']) {
    const input = { requester: createEmptyActor(), email }
    const actor = createActor(reauthenticationLogic, { input }).start()
    actor.send({ type: 'link.request' })
    await waitFor(actor, (snapshot) => snapshot.matches('linkSent'))
    actor.stop()
  }
  expect(authServer.calls.filter((call) => call === 'accounts:sendOobCode')).toHaveLength(1)
  expect(emailLinkAddress()).toBe(email)
})
