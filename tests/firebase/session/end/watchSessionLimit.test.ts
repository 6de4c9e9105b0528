import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { currentUser } from '#src/firebase/sdk/currentUser.ts'
import { watchSessionLimit } from '#src/firebase/session/end/watchSessionLimit.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'
import { authServer } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

const hour = 3_600_000
const signedInAt = Date.parse('2026-11-25T08:00:00Z')

let page: ReturnType<typeof fakePage>

let stop: (() => void) | undefined

beforeEach(async () => {
  page = fakePage('visible')
  configuration.sessionHours = 12
  issueTokens({ at: 0, signedIn: 0 })
  await signIn({ uid: 'ada' })
  // This device's clock is a day ahead.
  vi.useFakeTimers({ now: signedInAt + 24 * hour })
})
afterEach(() => {
  stop?.()
  configuration.sessionHours = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('ends a session twelve hours after its sign-in, whatever the clock of the device says', async () => {
  const events = watch()
  await vi.advanceTimersByTimeAsync(12 * hour - 1)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual(['session.tooOld'])
})

it('ends a session at once whose token says that it is over', async () => {
  issueTokens({ at: 12, signedIn: 0 })
  const events = watch()
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(['session.tooOld'])
})

it('starts again when the person confirms their identity', async () => {
  const events = watch()
  await vi.advanceTimersByTimeAsync(11 * hour)
  issueTokens({ at: 11, signedIn: 11 })
  await currentUser().getIdToken(true)
  await vi.advanceTimersByTimeAsync(11 * hour)
  expect(events).toEqual([])
})

it('asks for a new token first, because the stored one may be old', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(0)
  expect(authServer.calls.filter((call) => call === 'token')).toHaveLength(1)
})

it('doesn’t start again when the same token is reported again', async () => {
  const events = watch()
  await vi.advanceTimersByTimeAsync(11 * hour)
  await currentUser().getIdToken(true)
  await vi.advanceTimersByTimeAsync(hour)
  expect(events).toEqual(['session.tooOld'])
})

it('ends the session when the person comes back after the device slept', async () => {
  const events = watch()
  await vi.advanceTimersByTimeAsync(0)
  vi.setSystemTime(signedInAt + 36 * hour)
  page.show()
  expect(events).toEqual(['session.tooOld'])
})

it('ends a session of six weeks on its last day, and not before', async () => {
  const days = 42
  configuration.sessionHours = days * 24
  const events = watch()
  await vi.advanceTimersByTimeAsync(days * 24 * hour - 1)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual(['session.tooOld'])
})

it('without a limit, neither ends a session nor asks for a token', async () => {
  configuration.sessionHours = null
  const events = watch()
  await vi.advanceTimersByTimeAsync(12 * hour)
  page.show()
  expect(events).toEqual([])
  expect(authServer.calls.filter((call) => call === 'token')).toEqual([])
})

function watch(): string[] {
  const events: string[] = []
  const scope = {
    input: { uid: 'ada' },
    sendBack: ({ type }: { type: string }) => events.push(type),
  }
  const watching = watchSessionLimit(scope as unknown as Parameters<typeof watchSessionLimit>[0])
  stop = watching as (() => void) | undefined
  return events
}

/** From now on, tokens are issued this many hours after the first sign-in, for a sign-in that many hours after it. */
function issueTokens({ at, signedIn }: { at: number; signedIn: number }): void {
  const [iat, authTime] = [at, signedIn].map((hours) => (signedInAt + hours * hour) / 1000)
  authServer.claims = { iat, auth_time: authTime }
}
