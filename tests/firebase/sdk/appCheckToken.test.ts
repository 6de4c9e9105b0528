// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { auth } from '#src/firebase/sdk/app.ts'
import { appCheckHeaders } from '#src/firebase/sdk/appCheckToken.ts'
import { authMachine } from '#src/machines/authMachine.ts'

/** How the service answers when the SDK exchanges its debug token. */
let answer: () => Promise<string>

let day = 1

// Loading it takes time that simulated timers don't measure.
beforeAll(() => import('#src/firebase/sdk/appCheck.ts'))

beforeEach(() => {
  auth()
  vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', 'debug')
  vi.stubGlobal('fetch', async () => Response.json({ token: await answer(), ttl: '3600s' }))
  // The token of the last test has expired.
  day += 1
  vi.useFakeTimers({ now: Date.UTC(2026, 10, day) })
  vi.spyOn(performance, 'now').mockReturnValue(0)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('adds the token', async () => {
  answer = async () => 'a proof'
  expect(await appCheckHeaders()).toEqual({ 'X-Firebase-AppCheck': 'a proof' })
})

it('waits for a renewal on a page that has been open for a long time', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(3_600_000)
  answer = () => new Promise((resolve) => setTimeout(resolve, 1_000, 'a new proof'))
  const asking = appCheckHeaders()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await asking).toEqual({ 'X-Firebase-AppCheck': 'a new proof' })
})

it('goes ahead without a token that never arrives, before the session counts as unanswered', async () => {
  const server = new EventTarget()
  answer = () =>
    new Promise((resolve) => server.addEventListener('answer', () => resolve('too late')))
  const { sessionTimeout } = authMachine.implementations.delays
  const asking = vi.fn<(headers: object) => void>()
  void appCheckHeaders().then(asking)
  await vi.advanceTimersByTimeAsync(Number(sessionTimeout) - 2_000)
  expect(asking).toHaveBeenCalledExactlyOnceWith({})
  // The SDK would make the next request wait for this one.
  server.dispatchEvent(new Event('answer'))
  await vi.advanceTimersByTimeAsync(0)
})
