import { deleteApp, initializeApp } from 'firebase/app'
import { initializeAuth, onIdTokenChanged, type Persistence } from 'firebase/auth'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { IndexedDbPersistence } from '#src/firebase/sdk/persistence/indexedDbPersistence.ts'
import { endSession, endSessionHere } from '#src/firebase/session/end/endSession.ts'
import { authMachine } from '#src/machines/authMachine.ts'
import { connectionMachine } from '#src/machines/session/connectionMachine.ts'
import { onTabMessage } from '#src/storage/tabs/otherTabs.ts'
import { signIn } from '#tests/support/session/signIn.ts'
import { ada } from '#tests/support/users.ts'

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

it('other tabs are told about a sign-out that the disk refused at first', async () => {
  const disk = IndexedDbPersistence.prototype
  vi.spyOn(disk, '_isAvailable').mockResolvedValue(true)
  vi.spyOn(disk, '_get').mockResolvedValue(null)
  vi.spyOn(disk, '_set').mockResolvedValue()
  const remove = vi.spyOn(disk, '_remove').mockResolvedValue()
  await signIn({ uid: ada.uid })
  const told = vi.fn<(message: unknown) => void>()
  onTestFinished(onTabMessage(told))
  const actor = startSession()
  remove.mockRejectedValueOnce(new Error('The database can’t be opened.'))
  actor.send({ type: 'signOut.submit' })
  await vi.waitFor(() => expect(actor.getSnapshot().context.failure).not.toBeNull())
  actor.send({ type: 'signOut.submit' })
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  expect(told.mock.calls).toEqual([[{ type: 'signedOut', uid: ada.uid }]])
})

/** The auth actor of a signed-in person, who can sign out. */
function startSession() {
  const idle = fromCallback(() => undefined)
  const actors = { watchSession: idle, endSession: fromCallback(endSession) }
  const connection = connectionMachine.provide({ actors: { watchConnection: idle } })
  const actor = createActor(authMachine.provide({ actors: { ...actors, connection } })).start()
  onTestFinished(() => void actor.stop())
  actor.send({ type: 'session.found', user: ada })
  return actor
}

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
