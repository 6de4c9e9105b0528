import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { watchSessionLimit } from '#src/firebase/session/watchSessionLimit.ts'
import { fakePage } from '#tests/support/fakePage.ts'

const hour = 3_600_000
const signIn = Date.parse('2026-11-25T08:00:00Z')
const sdk = vi.hoisted(() => ({
  issuedAt: 0,
  authTime: 0,
  renewals: 0,
  report: (): unknown => undefined,
}))

vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: () => unknown) => {
    sdk.report = listener
    listener()
    return () => undefined
  },
}))
vi.mock('#src/firebase/data/userData.ts', () => ({
  userDataOf: () => ({
    session: {
      currentUser: {
        getIdToken: async () => {
          sdk.renewals += 1
        },
        getIdTokenResult: async () => ({
          issuedAtTime: new Date(sdk.issuedAt).toUTCString(),
          authTime: new Date(sdk.authTime).toUTCString(),
        }),
      },
    },
  }),
}))

let page: ReturnType<typeof fakePage>

beforeEach(() => {
  page = fakePage('visible')
  configuration.longestSession = 12
  // This device's clock is a day ahead.
  vi.useFakeTimers({ now: signIn + 24 * hour })
  Object.assign(sdk, { issuedAt: signIn, authTime: signIn, renewals: 0 })
})
afterEach(() => {
  configuration.longestSession = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('ends a session twelve hours after its sign-in, whatever the clock of the device says', async () => {
  const events = watch()
  await vi.advanceTimersByTimeAsync(12 * hour - 1)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual(['limit.reached'])
})

it('ends a session at once whose token says that it is over', async () => {
  sdk.issuedAt = signIn + 12 * hour
  const events = watch()
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(['limit.reached'])
})

it('starts again when the person confirms their identity', async () => {
  const events = watch()
  await vi.advanceTimersByTimeAsync(11 * hour)
  Object.assign(sdk, { issuedAt: signIn + 11 * hour, authTime: signIn + 11 * hour })
  sdk.report()
  await vi.advanceTimersByTimeAsync(11 * hour)
  expect(events).toEqual([])
})

it('asks for a new token first, because the stored one may be old', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(0)
  expect(sdk.renewals).toBe(1)
})

it('doesn’t start again when the same token is reported again', async () => {
  const events = watch()
  await vi.advanceTimersByTimeAsync(11 * hour)
  sdk.report()
  await vi.advanceTimersByTimeAsync(hour)
  expect(events).toEqual(['limit.reached'])
})

it('ends the session when the person comes back after the device slept', async () => {
  const events = watch()
  await vi.advanceTimersByTimeAsync(0)
  vi.setSystemTime(signIn + 36 * hour)
  page.show()
  expect(events).toEqual(['limit.reached'])
})

it('ends a session of six weeks on its last day, and not before', async () => {
  const days = 42
  configuration.longestSession = days * 24
  const events = watch()
  await vi.advanceTimersByTimeAsync(days * 24 * hour - 1)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual(['limit.reached'])
})

function watch(): string[] {
  const events: string[] = []
  const scope = {
    input: { uid: 'ada' },
    sendBack: ({ type }: { type: string }) => events.push(type),
  }
  watchSessionLimit(scope as unknown as Parameters<typeof watchSessionLimit>[0])
  return events
}
