import { deleteApp, initializeApp } from 'firebase/app'
import { initializeAuth, onIdTokenChanged, type Persistence } from 'firebase/auth'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { endSessionHere } from '#src/firebase/session/end/endSession.ts'

afterEach(() => void vi.useRealTimers())

it('the end of a session is reported once the disk has removed the session, even if it fails at first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const removals = vi.fn<() => Promise<void>>().mockResolvedValue()
  const auth = await openAuth(removals)
  const reported = vi.fn<(user: unknown) => void>()
  onIdTokenChanged(auth, reported)
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
  removals.mockClear()
  removals.mockRejectedValueOnce(new Error('The database can’t be opened.'))
  await endSessionHere(auth)
  expect([removals.mock.calls.length, reported.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([removals.mock.calls.length, reported.mock.calls.length]).toEqual([2, 2])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(removals).toHaveBeenCalledTimes(2)
})

/** The real SDK, with a disk that stores nothing. */
async function openAuth(remove: () => Promise<void>) {
  class Disk {
    static readonly type = 'LOCAL'
    readonly type = 'LOCAL'
    readonly _shouldAllowMigration = false
    _isAvailable = () => Promise.resolve(true)
    _set = () => Promise.resolve()
    _get = () => Promise.resolve(null)
    _remove = remove
    _addListener = () => undefined
    _removeListener = () => undefined
  }
  const app = initializeApp({ apiKey: 'key', projectId: 'demo' }, 'end of a session')
  onTestFinished(() => deleteApp(app))
  const auth = initializeAuth(app, { persistence: Disk as unknown as Persistence })
  await auth.authStateReady()
  return auth
}
