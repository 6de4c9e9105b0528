import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { revocationChecker } from '#src/firebase/devices/revocationChecker.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'

/** When this session signed in. */
const readSignIn = vi.fn<() => Promise<number>>()

beforeEach(() => {
  vi.useFakeTimers()
  readSignIn.mockReset().mockResolvedValue(5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that opens on a signed-out device ends its session at once', async () => {
  const { events, receive } = watch('visible')
  await receive(6)
  expect(events).toEqual(['revoked'])
})

it('a visible page waits until the SDK has the session of another tab', async () => {
  const { events, receive } = watch('visible')
  await receive(0)
  await receive(6)
  readSignIn.mockResolvedValue(6)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(events).toEqual([])
})

it('a hidden page, whose timers are slow, waits longer for the session of another tab', async () => {
  const { events, receive } = watch('hidden')
  await receive(6)
  await vi.advanceTimersByTimeAsync(60_000)
  readSignIn.mockResolvedValue(6)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(events).toEqual([])
})

it('a hidden page on a signed-out device ends its session, too', async () => {
  const { events, receive } = watch('hidden')
  await receive(6)
  await vi.advanceTimersByTimeAsync(70_000)
  expect(events).toEqual(['revoked'])
})

it('a hidden page on a signed-out device ends its session soon after a person looks at it', async () => {
  const { events, page, receive } = watch('hidden')
  await receive(6)
  page.show()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(events).toEqual(['revoked'])
})

it("a session whose token can't be renewed right now is checked when it can", async () => {
  const { events, receive } = watch('visible')
  readSignIn.mockRejectedValueOnce(new Error('There is no network.'))
  await receive(6)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual(['revoked'])
})

it('nothing is checked after the session is over', async () => {
  const { events, receive, stop } = watch('hidden')
  await receive(6)
  stop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(events).toEqual([])
})

function watch(visibility: DocumentVisibilityState) {
  const page = fakePage(visibility)
  const events: string[] = []
  const watching = new AbortController()
  const { signal } = watching
  const judge = revocationChecker({ readSignIn, onRevoked: () => events.push('revoked'), signal })
  /** The server says that all sign-ins before this second are signed out. */
  const receive = async (revokedBefore: number) => {
    judge({ revokedBefore })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { events, page, receive, stop: () => watching.abort() }
}
