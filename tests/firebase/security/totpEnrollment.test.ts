import { TotpMultiFactorGenerator } from 'firebase/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { createTotpEnrollment } from '#src/firebase/security/totpEnrollment.ts'
import { authServer, signedIn } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

/** Answers the requests for a secret, in their order. */
const answers: ((sharedSecretKey: string) => void)[] = []
const finalize = 'accounts/mfaEnrollment:finalize'
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
  await signInMinutesAgo(0)
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
  expect(shownKey(setup)).toBeUndefined()
})

it('a late secret of a closed setup doesn’t replace the one that is shown', async () => {
  const closed = await begin()
  closed.stop()
  const setup = await begin()
  await answer(1, 'SHOWN')
  await waitFor(setup, (snapshot) => snapshot.hasTag('secret'))
  await answer(0, 'LATE')
  expect(shownKey(setup)).toBe('SHOWN')
})

it('shows the secret until the setup is over, but enrolls it only once', async () => {
  const clock = new SimulatedClock()
  const setup = await begin(clock)
  await answer(0, 'SHOWN')
  await waitFor(setup, (snapshot) => snapshot.hasTag('secret'))
  authServer.answers.set(finalize, () => signedIn('ada'))
  const reload = holdReload()
  const submit = () => setup.send({ type: 'code.submit', code: '271828', name: 'My app' })
  submit()
  await expect.poll(reload.isRequested).toBe(true)
  expect([setup.getSnapshot().hasTag('busy'), shownKey(setup)]).toEqual([true, 'SHOWN'])
  clock.increment(90_000)
  submit()
  await waitFor(setup, (snapshot) => snapshot.hasTag('secretMissing'))
  expect(setup.getSnapshot().context.failure?.kind).toBe('code-expired')
  expect(authServer.calls.filter((call) => call === finalize)).toHaveLength(1)
  reload.release()
})

it('an enrollment that ends after its setup was closed leaves the next secret usable', async () => {
  const closed = await begin()
  await answer(0, 'FIRST')
  await waitFor(closed, (snapshot) => snapshot.hasTag('secret'))
  const enrollments: ((session: object) => void)[] = []
  authServer.answers.set(finalize, () => new Promise((resolve) => enrollments.push(resolve)))
  closed.send({ type: 'code.submit', code: '271828', name: 'My app' })
  await expect.poll(() => enrollments.length).toBe(1)
  closed.stop()
  const setup = await begin()
  await answer(1, 'SECOND')
  await waitFor(setup, (snapshot) => snapshot.hasTag('secret'))
  const reload = holdReload()
  for (const enroll of enrollments) enroll(signedIn('ada'))
  await expect.poll(reload.isRequested).toBe(true)
  expect(shownKey(setup)).toBe('SECOND')
  reload.release()
})

it('a secret is shown after an old sign-in only once the person has confirmed their identity', async () => {
  await signInMinutesAgo(5)
  const setup = start()
  await waitFor(setup, (snapshot) => snapshot.hasTag('confirming'))
  expect(answers).toHaveLength(0)
  await signInMinutesAgo(0)
  setup.send({ type: 'identity.confirmed' })
  await expect.poll(() => answers.length).toBe(1)
  await answer(0, 'SHOWN')
  await waitFor(setup, (snapshot) => snapshot.hasTag('secret'))
  expect(shownKey(setup)).toBe('SHOWN')
})

it('a secret that was shown in time is enrolled without another question', async () => {
  await signInMinutesAgo(3)
  const setup = await begin()
  await answer(0, 'SHOWN')
  await waitFor(setup, (snapshot) => snapshot.hasTag('secret'))
  await signInMinutesAgo(6)
  authServer.answers.set(finalize, () => signedIn('ada'))
  setup.send({ type: 'code.submit', code: '271828', name: 'My app' })
  await waitFor(setup, (snapshot) => snapshot.status === 'done')
  expect(authServer.calls.filter((call) => call === finalize)).toHaveLength(1)
})

/** Signs in with tokens that say so. */
async function signInMinutesAgo(minutes: number): Promise<void> {
  authServer.claims = { auth_time: Math.floor(Date.now() / 1000) - minutes * 60 }
  await signIn({ uid: 'ada' })
}

type Setup = ReturnType<typeof start>

/** Opens a setup. */
function start(clock?: SimulatedClock) {
  const { logic, readSecret } = createTotpEnrollment()
  const actor = createActor(logic, clock ? { clock } : {}).start()
  open.add(() => actor.stop())
  return Object.assign(actor, { readSecret })
}

/** Opens a setup. Resolves once the server has its request. */
async function begin(clock?: SimulatedClock) {
  const before = answers.length
  const actor = start(clock)
  await expect.poll(() => answers.length).toBe(before + 1)
  return actor
}

/** Resolves once the setup has received the answer, if it still wants it. */
async function answer(request: number, key: string): Promise<void> {
  answers[request]?.(key)
  await requests.mock.results[request]?.value
}

/** Holds the reload that follows the SDK's own one after an enrollment. */
function holdReload() {
  const account = { users: [{ localId: 'ada' }] }
  const held: ((answer: object) => void)[] = []
  let lookups = 0
  authServer.answers.set('accounts:lookup', () => {
    lookups += 1
    return lookups === 1 ? account : new Promise((resolve) => held.push(resolve))
  })
  return {
    isRequested: () => held.length > 0,
    release: () => {
      for (const respond of held) respond(account)
    },
  }
}

function shownKey({ readSecret }: Setup): string | undefined {
  return readSecret('ada@example.com', 'Gatehouse')?.text
}
