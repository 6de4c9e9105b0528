import type { User } from 'firebase/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requireRecentConfirmation } from '#src/firebase/signIn/identityProviders/identityProvider.ts'
import { signIn } from '#tests/support/session/signIn.ts'

const start = Date.parse('2026-11-23T12:00:00Z')
const minute = 60_000

beforeEach(async () => {
  await signIn({ uid: 'ada' })
  vi.useFakeTimers({ now: start })
})
afterEach(() => void vi.useRealTimers())

it('a provider is connected within four minutes after a sign-in', async () => {
  vi.setSystemTime(start + 4 * minute - 1)
  await expect(requireRecentConfirmation(signedInAt(start))).resolves.toBeUndefined()
})

it('after that, the person confirms their identity first, even if the clock of the device is wrong', async () => {
  vi.setSystemTime(start + 60 * minute)
  const asked = { code: 'auth/requires-recent-login' }
  await expect(requireRecentConfirmation(signedInAt(start))).rejects.toMatchObject(asked)
  await expect(requireRecentConfirmation(signedInAt(start))).rejects.toMatchObject(asked)
  const confirmed = signedInAt(start + minute)
  await expect(requireRecentConfirmation(confirmed)).resolves.toBeUndefined()
  await expect(requireRecentConfirmation(confirmed)).rejects.toMatchObject(asked)
  await expect(requireRecentConfirmation(signedInAt(start + 60 * minute))).resolves.toBeUndefined()
})

it.each([
  ['of someone else', 'bob', minute],
  ['that comes much later', 'ada', 11 * minute],
])('a sign-in %s is no confirmation after a refusal', async (_, uid, later) => {
  vi.setSystemTime(start + 60 * minute)
  const asked = { code: 'auth/requires-recent-login' }
  await expect(requireRecentConfirmation(signedInAt(start))).rejects.toMatchObject(asked)
  vi.advanceTimersByTime(later)
  const other = signedInAt(start + minute, false, uid)
  await expect(requireRecentConfirmation(other)).rejects.toMatchObject(asked)
})

it('a guest, who has nothing to sign in with, is not asked', async () => {
  vi.setSystemTime(start + 60 * minute)
  await expect(requireRecentConfirmation(signedInAt(start, true))).resolves.toBeUndefined()
})

function signedInAt(moment: number, isAnonymous = false, uid = 'ada'): User {
  const authTime = new Date(moment).toUTCString()
  return { uid, isAnonymous, getIdTokenResult: async () => ({ authTime }) } as Partial<User> as User
}
