import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchRevocation } from '#src/firebase/devices/watchRevocation.ts'
import { fakePage } from '#tests/support/fakePage.ts'

type Listener = (state: object) => void

const sdk = vi.hoisted(() => ({ signInOf: vi.fn<() => Promise<number>>(), hear: [] as Listener[] }))
vi.mock('firebase/auth', () => ({ onIdTokenChanged: () => () => undefined }))
vi.mock('firebase/firestore', () => ({
  onSnapshot: (_: unknown, __: unknown, listener: Listener) => {
    sdk.hear.push(listener)
    return () => undefined
  },
}))
vi.mock('#src/firebase/data/userData.ts', () => ({ userDataOf: () => ({}) }))
vi.mock('#src/firebase/data/accountState.ts', () => ({ accountStateRef: () => ({}) }))
vi.mock('#src/firebase/data/accessDocuments.ts', () => ({
  signInOf: sdk.signInOf,
  revocationIn: ({ revokedBefore }: { revokedBefore: number }) => ({ revokedBefore }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  sdk.hear = []
  sdk.signInOf.mockResolvedValue(5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that opens on a signed-out device ends its session at once', async () => {
  const { events } = watch('visible')
  await hear(6)
  expect(events).toEqual(['session.revoked'])
})

it('a visible page waits until the SDK has the session of another tab', async () => {
  const { events } = watch('visible')
  await hear(0)
  await hear(6)
  sdk.signInOf.mockResolvedValue(6)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(events).toEqual([])
})

it('a hidden page, whose timers are slow, waits longer for the session of another tab', async () => {
  const { events } = watch('hidden')
  await hear(6)
  await vi.advanceTimersByTimeAsync(60_000)
  sdk.signInOf.mockResolvedValue(6)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(events).toEqual([])
})

it('a hidden page on a signed-out device ends its session, too', async () => {
  const { events } = watch('hidden')
  await hear(6)
  await vi.advanceTimersByTimeAsync(70_000)
  expect(events).toEqual(['session.revoked'])
})

it('a hidden page on a signed-out device ends its session soon after a person looks at it', async () => {
  const { events, page } = watch('hidden')
  await hear(6)
  page.show()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(events).toEqual(['session.revoked'])
})

it("a session whose token can't be renewed right now is checked when it can", async () => {
  const { events } = watch('visible')
  sdk.signInOf.mockRejectedValueOnce(new Error('There is no network.'))
  await hear(6)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual(['session.revoked'])
})

it('nothing is checked after the port is stopped', async () => {
  const { events, stop } = watch('hidden')
  await hear(6)
  stop?.()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(events).toEqual([])
})

function watch(visibility: DocumentVisibilityState) {
  const page = fakePage(visibility)
  const events: string[] = []
  const scope = {
    input: { uid: 'ada' },
    sendBack: ({ type }: { type: string }) => events.push(type),
  }
  const stop = watchRevocation(scope as unknown as Parameters<typeof watchRevocation>[0])
  return { events, page, stop: stop as (() => void) | undefined }
}

/** The server says that all sign-ins before this second are signed out. */
async function hear(revokedBefore: number): Promise<void> {
  for (const listener of sdk.hear) listener({ revokedBefore, metadata: { fromCache: false } })
  await vi.advanceTimersByTimeAsync(0)
}
