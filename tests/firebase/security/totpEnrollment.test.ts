import { TotpMultiFactorGenerator } from 'firebase/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { readTotpSecret, totpEnrollmentLogic } from '#src/firebase/security/totpEnrollment.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

/** Answers the requests for a secret, in their order. */
const answers: ((sharedSecretKey: string) => void)[] = []
const requests = vi.spyOn(TotpMultiFactorGenerator, 'generateSecret')

beforeEach(async () => {
  answers.length = 0
  requests.mockClear()
  authServer.answers.set(
    'accounts/mfaEnrollment:start',
    () =>
      new Promise((resolve) => {
        answers.push((sharedSecretKey) => {
          const sessionInfo = 'session'
          resolve({ totpSessionInfo: { sharedSecretKey, sessionInfo, verificationCodeLength: 6 } })
        })
      }),
  )
  await signIn({ uid: 'ada' })
})

const open = new Set<() => void>()
afterEach(() => {
  for (const close of open) close()
  open.clear()
})

it('a secret that arrives after the setup was closed is not kept', async () => {
  const setup = await begin()
  setup.stop()
  await answer(0, 'LATE')
  expect(shownKey()).toBeUndefined()
})

it('a late secret of a closed setup doesn’t replace the one that is shown', async () => {
  const closed = await begin()
  closed.stop()
  const setup = await begin()
  await answer(1, 'SHOWN')
  await waitFor(setup, (snapshot) => snapshot.hasTag('secret'))
  await answer(0, 'LATE')
  expect(shownKey()).toBe('SHOWN')
})

it('a secret is forgotten when the setup is closed', async () => {
  const setup = await begin()
  await answer(0, 'SHOWN')
  await waitFor(setup, (snapshot) => snapshot.hasTag('secret'))
  setup.stop()
  expect(shownKey()).toBeUndefined()
})

/** Opens the setup. Resolves once the server has its request. */
async function begin() {
  const before = answers.length
  const actor = createActor(totpEnrollmentLogic).start()
  open.add(() => actor.stop())
  await expect.poll(() => answers.length).toBe(before + 1)
  return actor
}

/** Resolves once the setup has received the answer, if it still wants it. */
async function answer(request: number, key: string): Promise<void> {
  answers[request]?.(key)
  await requests.mock.results[request]?.value
}

function shownKey(): string | undefined {
  return readTotpSecret('ada@example.com', 'Gatehouse')?.text
}
