import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerSession, unregisterSession } from '#src/firebase/devices/registerSession.ts'
import { recordPasswordReset, takePasswordReset } from '#src/firebase/session/end/newPassword.ts'
import { recordRegistered } from '#src/storage/devices/registeredSession.ts'
import { pendingEmailProof } from '#src/storage/security/emailProof.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'

const { endEarlierAccess } = vi.hoisted(() => ({ endEarlierAccess: vi.fn<() => Promise<void>>() }))
vi.mock('#src/firebase/session/end/endEarlierAccess.ts', () => ({ endEarlierAccess }))
vi.mock('#src/firebase/sdk/app.ts', () => ({
  auth: () => ({ currentUser: { email: 'ada@example.com' } }),
}))

const hour = 3_600_000
const now = Date.parse('2026-11-23T12:00:00Z')
const authTime = now / 1000 - 7_200
const gone = vi.hoisted(() => Symbol('gone'))
const server = vi.hoisted(() => ({
  writes: [] as object[],
  isSilent: false,
  reached: Promise.resolve(),
  authTime: 0,
}))

vi.mock('firebase/firestore', () => ({ deleteField: () => gone }))
vi.mock('#src/firebase/sdk/accountAuth.ts', () => ({
  accountAuth: () => ({ uid: 'ada', auth: { currentUser: { email: 'ada@example.com' } } }),
}))
vi.mock('#src/firebase/documents/runTransaction.ts', () => ({
  isDenied: () => false,
  runTransactionOnce: (_: unknown, work: (transaction: object) => Promise<void>) =>
    server.isSilent
      ? new Promise(() => undefined)
      : server.reached.then(() =>
          work({ set: (__: unknown, entries: object) => void server.writes.push(entries) }),
        ),
}))
vi.mock('#src/firebase/documents/accountDocuments.ts', () => ({
  ownSession: () => 'here',
  sessionsRef: () => ({}),
  authTimeOf: async () => server.authTime,
}))

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  endEarlierAccess.mockReset()
  Object.assign(server, {
    writes: [],
    isSilent: false,
    reached: Promise.resolve(),
    authTime,
  })
})
afterEach(() => {
  sharedComputerStore.setState({ isShared: false })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page in the background registers this device when someone looks at it', async () => {
  const page = fakePage('hidden')
  const { events } = await register()
  expect([server.writes, events]).toEqual([[], []])
  page.show()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.writes).toEqual([{ [authTime]: 'here' }])
  expect(events).toEqual([{ type: 'session.registered', dueIn: hour }])
})

it('a page without a network registers this device when it is back online, and only once', async () => {
  const page = fakePage('visible', false)
  const { events } = await register()
  expect([server.writes, events]).toEqual([[], []])
  page.connect()
  page.connect()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.writes).toHaveLength(1)
})

it('a tab that is closed before anyone looks at it registers nothing', async () => {
  const page = fakePage('hidden')
  const { stop } = await register()
  stop?.()
  page.show()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.writes).toEqual([])
})

it("a tab that another one has spared a registration makes the next one an hour after that tab's", async () => {
  fakePage('visible')
  recordRegistered({ uid: 'ada', authTime, registeredAt: now - 3_000_000 })
  const { events } = await register()
  expect(server.writes).toEqual([])
  expect(events).toEqual([{ type: 'session.registered', dueIn: 600_000 }])
})

it('a registration that the server never answers is abandoned, so that another can be made', async () => {
  fakePage('visible')
  server.isSilent = true
  const { events } = await register()
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.dynamicImportSettled()
  expect(events).toHaveLength(1)
  expect(events).toHaveProperty('0.failure')
})

it('a shared computer is removed from the list when its person signs out', async () => {
  fakePage('visible')
  sharedComputerStore.setState({ isShared: true })
  server.authTime = authTime + 3
  await register()
  await unregisterSession('ada')
  expect(server.writes).toEqual([{ [server.authTime]: 'here' }, { [server.authTime]: gone }])
})

it('a shared computer registers itself once an hour, not on every page, and leaves no trace', async () => {
  fakePage('visible')
  sharedComputerStore.setState({ isShared: true })
  server.authTime = authTime + 4
  await register()
  const { events } = await register()
  expect(server.writes).toEqual([{ [server.authTime]: 'here' }])
  expect(events).toEqual([{ type: 'session.registered', dueIn: hour }])
  expect(localStorage).toHaveLength(0)
  await unregisterSession('ada')
  expect(sessionStorage).toHaveLength(0)
})

it('a password that was reset in this tab before the sign-in ends older sessions as such', async () => {
  fakePage('visible')
  server.authTime = authTime + 5
  recordPasswordReset('ada@example.com')
  endEarlierAccess.mockImplementation(async () => {
    expect(pendingEmailProof('ada')).toEqual({ method: 'reset', proof: null })
  })
  const { events } = await register()
  expect(endEarlierAccess).toHaveBeenCalledTimes(1)
  expect(events).toEqual([{ type: 'session.registered', dueIn: hour }])
  expect(takePasswordReset('ada@example.com')).toBe(false)
})

it('a sign-in that could not be settled is settled with the next registration, also after a reload', async () => {
  fakePage('visible')
  server.authTime = authTime + 6
  endEarlierAccess.mockRejectedValueOnce(new Error('The database is unreachable.'))
  await register()
  await vi.dynamicImportSettled()
  expect(server.writes).toEqual([])
  const { events } = await register()
  expect(endEarlierAccess).toHaveBeenCalledTimes(2)
  expect(events).toEqual([{ type: 'session.registered', dueIn: hour }])
})

it('a sign-in whose tab closes before its registration has arrived is settled again', async () => {
  fakePage('visible')
  server.authTime = authTime + 8
  server.isSilent = true
  const { stop } = await register()
  stop?.()
  await vi.advanceTimersByTimeAsync(30_000)
  server.isSilent = false
  await register()
  expect(endEarlierAccess).toHaveBeenCalledTimes(2)
})

it('a sign-in that is still to be settled is settled even if no registration is due', async () => {
  fakePage('visible')
  recordRegistered({ uid: 'ada', authTime, registeredAt: now })
  await register()
  expect(endEarlierAccess).toHaveBeenCalledTimes(1)
  expect(server.writes).toEqual([])
})

it('a password that was reset in this tab is not settled by a sign-in from before', async () => {
  fakePage('visible')
  recordRegistered({ uid: 'ada', authTime, registeredAt: now })
  recordPasswordReset('ada@example.com')
  await register()
  expect(pendingEmailProof('ada')).toBeNull()
  expect(takePasswordReset('ada@example.com')).toBe(true)
})

it('a page whose person signs out while the sign-in is settled does not come on the list', async () => {
  fakePage('visible')
  server.authTime = authTime + 9
  endEarlierAccess.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
  await register()
  const unlisting = unregisterSession('ada')
  await vi.advanceTimersByTimeAsync(1_000)
  await unlisting
  expect(server.writes).toEqual([{ [authTime + 9]: gone }])
})

it('a registration that is under way when its person signs out is taken back', async () => {
  fakePage('visible')
  server.authTime = authTime + 1
  server.reached = new Promise((resolve) => setTimeout(resolve, 1_000))
  await register()
  server.reached = Promise.resolve()
  const unlisting = unregisterSession('ada')
  await vi.advanceTimersByTimeAsync(1_000)
  await unlisting
  expect(server.writes).toEqual([{ [authTime + 1]: 'here' }, { [authTime + 1]: gone }])
})

it('a page whose person is signing out does not come back on the list', async () => {
  fakePage('visible')
  server.authTime = authTime + 2
  await unregisterSession('ada')
  const { events } = await register()
  expect(server.writes).toEqual([{ [authTime + 2]: gone }])
  expect(events).toEqual([{ type: 'session.registered', dueIn: hour }])
})

async function register() {
  const events: object[] = []
  const port = { input: { uid: 'ada' }, sendBack: (event: object) => void events.push(event) }
  const stop = registerSession(port as unknown as Parameters<typeof registerSession>[0])
  await vi.advanceTimersByTimeAsync(0)
  return { events, stop: stop as (() => void) | undefined }
}
