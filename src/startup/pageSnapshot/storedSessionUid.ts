import {
  sdkDatabase,
  sdkStore,
  sessionPrefix,
  sharedComputerKey,
} from '../../domain/session/storageKeys.ts'
import { resultOf, readExisting } from './existingDatabase.ts'

/** The SDK's key for the app's own session. Keys of pending guests end differently. */
function isOwnSession(key: string): boolean {
  return key.startsWith(sessionPrefix) && key.endsWith(':[DEFAULT]')
}

type Session = { fbase_key: string; value: { uid: string } }

/**
 * The user ID of the session that the SDK stores in this browser, which may have been revoked since. `null`
 * if there are none or several, and on a shared computer, where the session is stored in the tab only.
 */
export async function storedSessionUid(): Promise<string | null> {
  if (sessionStorage.getItem(sharedComputerKey) !== null) return null
  const stored =
    (await readExisting(sdkDatabase, [sdkStore], (transaction) =>
      resultOf<Session[]>(transaction.objectStore(sdkStore).getAll()),
    )) ?? []
  const inDatabase = stored.filter(({ fbase_key: key }) => isOwnSession(key))
  const found = inDatabase.length > 0 ? inDatabase.map(({ value }) => value) : inLocalStorage()
  const [only, other] = found
  return only && !other ? only.uid : null
}

/** The SDK's fallback without IndexedDB. */
function inLocalStorage(): readonly { uid: string }[] {
  return Object.entries<string>(localStorage).flatMap(([key, word]) =>
    isOwnSession(key) ? [JSON.parse(word) as { uid: string }] : [],
  )
}
