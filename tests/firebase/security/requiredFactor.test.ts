import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchUsedFactor } from '#src/firebase/security/requiredFactor.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

beforeEach(signOutHere)

afterEach(() => void vi.useRealTimers())

it.each([
  ['has no second factor', {}, 'factor.missing'],
  ['has one', { sign_in_second_factor: 'totp' }, 'factor.used'],
])('reports a session whose token %s', async (_, used, type) => {
  const events = watch()
  authServer.claims = { firebase: { sign_in_provider: 'password', ...used } }
  await signIn({ uid: 'ada' })
  await expect.poll(() => events).toEqual([type])
})

it('reports that the token can’t be read', async () => {
  await signIn({ uid: 'ada' })
  // The token has expired, and can't be renewed.
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  authServer.isReachable = false
  const events = watch()
  await expect.poll(() => events).toEqual(['factor.unknown'])
})

function watch(): readonly string[] {
  const events: string[] = []
  const sendBack = ({ type }: { type: string }) => events.push(type)
  watchUsedFactor({ sendBack } as unknown as Parameters<typeof watchUsedFactor>[0])
  return events
}
