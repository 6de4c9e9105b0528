import { answerOf, readExisting } from './existingDatabase.ts'

/** The SDK's key for the app's own session. Keys of parked guests end differently. */
const ownSession = /^firebase:authUser:.*:\[DEFAULT\]$/

type Session = { fbase_key: string; value: { uid: string } }

/**
 * The user ID of the session that the SDK stores in this browser, which may have been revoked since. `null`
 * if there are none or several, and on a shared computer, where the session is stored in the tab only.
 */
export async function whoseSession(): Promise<string | null> {
  if (sessionStorage.getItem('shared-computer') !== null) return null
  const stored =
    (await readExisting('firebaseLocalStorageDb', ['firebaseLocalStorage'], (transaction) =>
      answerOf<Session[]>(transaction.objectStore('firebaseLocalStorage').getAll()),
    )) ?? []
  const inDatabase = stored.filter(({ fbase_key: key }) => ownSession.test(key))
  const found = inDatabase.length > 0 ? inDatabase.map(({ value }) => value) : inLocalStorage()
  const [only, other] = found
  return only && !other ? only.uid : null
}

/** The SDK's fallback without IndexedDB. */
function inLocalStorage(): readonly { uid: string }[] {
  return Object.entries<string>(localStorage).flatMap(([key, word]) =>
    ownSession.test(key) ? [JSON.parse(word) as { uid: string }] : [],
  )
}
