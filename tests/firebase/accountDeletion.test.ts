import { afterEach, expect, it, vi } from 'vitest'
import { checkSignInAge } from '#src/firebase/accountDeletion.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn, signInAsGuest } from '#tests/support/session/signIn.ts'

const minute = 60_000
const signedInAt = Date.UTC(2026, 10, 24, 9)

afterEach(() => void vi.useRealTimers())

it.each([
  ['an hour behind', -60 * minute],
  ['right', 0],
  ['an hour ahead', 60 * minute],
])('a sign-in is as old as the server says on a device whose clock is %s', async (_how, error) => {
  issueTokensAt(signedInAt)
  await signIn({ uid: 'ada' })
  expect(await ageAfter(0.5 * minute, error)).toBe('signIn.recent')
  expect(await ageAfter(2 * minute, error)).toBe('signIn.old')
})

it('the sign-in of a guest, who cannot sign in again, is always recent', async () => {
  issueTokensAt(signedInAt)
  await signInAsGuest('ada')
  expect(await ageAfter(60 * minute, 0)).toBe('signIn.recent')
})

/** The outcome some time after the sign-in, in milliseconds, with an error of the device's clock. */
async function ageAfter(age: number, error: number): Promise<string> {
  issueTokensAt(signedInAt + age)
  vi.setSystemTime(signedInAt + age + error)
  return (await firstEventOf(checkSignInAge, { uid: 'ada' })).type
}

function issueTokensAt(moment: number): void {
  authServer.claims = { auth_time: signedInAt / 1000, iat: moment / 1000 }
}
