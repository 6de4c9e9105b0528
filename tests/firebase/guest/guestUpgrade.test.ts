import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { guestUpgradeLogic } from '#src/firebase/guest/guestUpgrade.ts'
import { attemptTimeout } from '#src/machines/shared/failures.ts'
import { refuse } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

beforeEach(() => signIn({ uid: 'guest' }))
afterEach(() => void vi.restoreAllMocks())

it('keeps no password after Firebase has rejected it as too late', async () => {
  refuse('accounts:signUp', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const upgrade = createActor(guestUpgradeLogic).start()
  upgrade.send({ type: 'upgrade.submit', email: 'ada@example.com', password: 'correct horse' })
  const { context } = await waitFor(upgrade, ({ context: { failure } }) => failure !== null)
  upgrade.stop()
  expect(context.failure?.kind).toBe('requires-recent-login')
  expect(timers.mock.calls.map(([, delay]) => delay ?? 0).filter(isLong)).toEqual([attemptTimeout])
})

function isLong(delay: number): boolean {
  return delay >= attemptTimeout
}
