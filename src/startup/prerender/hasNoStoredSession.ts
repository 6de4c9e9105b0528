import { sdkDatabase, sdkStore, signedInHintKey } from '../../domain/session/storageKeys.ts'
import { readExisting, resultOf } from '../../storage/database/existingDatabase.ts'

/**
 * Whether it's certain that no one is signed in here: the SDK stores no session, and isn't waiting for a
 * redirect from a provider. `false` if unknown. Never resolves if a storage never answers.
 *
 * @param prefix which of the SDK's keys count.
 */
export async function hasNoStoredSession(prefix = 'firebase:'): Promise<boolean> {
  const mayTell = (key: unknown) => key === signedInHintKey || String(key).startsWith(prefix)
  try {
    // The slowest, and the only one that is answered while the page is parsed.
    const listing = indexedDB.databases()
    listing.catch(() => null)
    if ([localStorage, sessionStorage].some((storage) => Object.keys(storage).some(mayTell)))
      return false
    const keys = await readExisting(sdkDatabase, [sdkStore], readKeys, listing)
    return !keys?.some(mayTell)
  } catch {
    return false
  }
}

function readKeys(transaction: IDBTransaction): Promise<IDBValidKey[]> {
  return resultOf(transaction.objectStore(sdkStore).getAllKeys())
}
