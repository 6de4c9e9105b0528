import { sdkDatabase, sdkStore, signedInHint } from '../../domain/session/storageKeys.ts'

/**
 * Whether it's certain that no one is signed in here: the SDK stores no session, and isn't waiting for a
 * redirect from a provider. `false` if unknown. Never resolves if a storage never answers.
 *
 * @param prefix which of the SDK's keys count.
 */
export async function hasNoStoredSession(prefix = 'firebase:'): Promise<boolean> {
  const mayTell = (key: unknown) => key === signedInHint || String(key).startsWith(prefix)
  try {
    // The slowest, and the only one that is answered while the page is parsed.
    const listing = indexedDB.databases()
    listing.catch(() => null)
    if ([localStorage, sessionStorage].some((storage) => Object.keys(storage).some(mayTell)))
      return false
    const databases = await listing
    if (!databases.some(({ name }) => name === sdkDatabase)) return true
    return !(await keysInDatabase()).some(mayTell)
  } catch {
    return false
  }
}

function keysInDatabase(): Promise<IDBValidKey[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(sdkDatabase)
    // The database was deleted meanwhile. Creating it would leave the SDK without its object store.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const { result } = opening
      try {
        const asking = result.transaction(sdkStore).objectStore(sdkStore).getAllKeys()
        asking.addEventListener('success', () => resolve(asking.result))
        asking.addEventListener('error', reject)
      } catch (error) {
        reject(error)
      }
      // Takes effect after the request.
      result.close()
    })
  })
}
