import { afterEach, expect, it, vi } from 'vitest'
import { storedSessionUid } from '#src/startup/pageSnapshot/storedSessionUid.ts'
import { stubDatabases } from '#tests/support/fakes/stubDatabases.ts'

const sdk = 'firebaseLocalStorageDb'
const ownKey = 'firebase:authUser:key:[DEFAULT]'
const session = (uid: string, key = ownKey) => ({ fbase_key: key, value: { uid } })

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

it('the session is read from the database of the SDK', async () => {
  storeSessions(session('ada'))
  expect(await storedSessionUid()).toBe('ada')
})

it('the session is read from local storage if the SDK has no database', async () => {
  stubDatabases({})
  localStorage.setItem(ownKey, JSON.stringify({ uid: 'ada' }))
  expect(await storedSessionUid()).toBe('ada')
})

it('a pending guest is no one', async () => {
  storeSessions(session('guest', 'firebase:authUser:key:guest-1'), session('ada'))
  expect(await storedSessionUid()).toBe('ada')
})

it('two sessions are no one’s', async () => {
  storeSessions(session('ada'), session('bob', 'firebase:authUser:other:[DEFAULT]'))
  expect(await storedSessionUid()).toBeNull()
})

it('a tab for a shared computer is no one’s, whoever is signed in in other tabs', async () => {
  storeSessions(session('ada'))
  sessionStorage.setItem('shared-computer', 'yes')
  expect(await storedSessionUid()).toBeNull()
})

it('a database of the SDK that was deleted meanwhile is not recreated', async () => {
  const { created } = stubDatabases({ [sdk]: { firebaseLocalStorage: {} } }, sdk)
  await expect(storedSessionUid()).rejects.toMatchObject({ name: 'AbortError' })
  expect(created).toEqual([])
})

it('a database of the SDK without its store is no one’s', async () => {
  stubDatabases({ [sdk]: {} })
  expect(await storedSessionUid()).toBeNull()
})

function storeSessions(...stored: readonly ReturnType<typeof session>[]): void {
  const byKey = Object.fromEntries(stored.map((one) => [one.fbase_key, one]))
  stubDatabases({ [sdk]: { firebaseLocalStorage: byKey } })
}
