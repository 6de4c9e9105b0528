import { afterEach, expect, it, vi } from 'vitest'
import { checkSignInAge } from '#src/firebase/deletion/deletion.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'

const minute = 60_000
const signedInAt = Date.UTC(2026, 10, 24, 9)
const session = vi.hoisted(() => ({ isAnonymous: false, serverTime: 0 }))

vi.mock('#src/firebase/sdk/app.ts', () => ({
  auth: () => ({
    currentUser: {
      uid: 'ada',
      isAnonymous: session.isAnonymous,
      getIdTokenResult: async (isRenewed = false) => ({
        authTime: new Date(signedInAt).toUTCString(),
        issuedAtTime: new Date(isRenewed ? session.serverTime : signedInAt).toUTCString(),
      }),
    },
  }),
}))
vi.mock('firebase/auth', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getIdTokenResult: (user: { getIdTokenResult: () => unknown }) => user.getIdTokenResult(),
}))

afterEach(() => {
  vi.useRealTimers()
  session.isAnonymous = false
})

it.each([
  ['an hour behind', -60 * minute],
  ['right', 0],
  ['an hour ahead', 60 * minute],
])('a sign-in is as old as the server says on a device whose clock is %s', async (_how, error) => {
  expect(await ageAfter(0.5 * minute, error)).toBe('signIn.recent')
  expect(await ageAfter(2 * minute, error)).toBe('signIn.old')
})

it('the sign-in of a guest, who cannot sign in again, is always recent', async () => {
  session.isAnonymous = true
  expect(await ageAfter(60 * minute, 0)).toBe('signIn.recent')
})

/** The outcome some time after the sign-in, in milliseconds, with an error of the device's clock. */
async function ageAfter(age: number, error: number): Promise<string> {
  session.serverTime = signedInAt + age
  vi.useFakeTimers({ now: session.serverTime + error, toFake: ['Date'] })
  return (await outcomeOf(checkSignInAge, { uid: 'ada' })).type
}
