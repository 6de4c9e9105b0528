import { answerOf, readExisting } from './existingDatabase.ts'

/** How the SDK names the session of the app itself; those of parked guests end otherwise. */
const ownSession = /^firebase:authUser:.*:\[DEFAULT\]$/

type Session = { fbase_key: string; value: { uid: string } }

/**
 * Whose session the SDK keeps in this browser; `null` where it keeps none, where there are several, and on a
 * shared computer, where it lies in the tab alone. Whether it still holds is for the provider to say.
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

/** Where the SDK keeps it if there is no database. */
function inLocalStorage(): readonly { uid: string }[] {
  return Object.entries<string>(localStorage).flatMap(([key, word]) =>
    ownSession.test(key) ? [JSON.parse(word) as { uid: string }] : [],
  )
}
