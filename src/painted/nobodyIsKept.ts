/** Where the SDK keeps sessions that outlive the tab. */
const database = 'firebaseLocalStorageDb'
const table = 'firebaseLocalStorage'

/**
 * Whether it is certain that nobody is signed in here: the SDK keeps no session, and waits for nobody's return
 * from a provider's page. `false` where it cannot be known. May never resolve, where a storage never answers.
 */
export async function nobodyIsKept(): Promise<boolean> {
  try {
    if ([localStorage, sessionStorage].some((storage) => Object.keys(storage).some(isOfSdk)))
      return false
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === database)) return true
    return !(await keysInDatabase()).some(isOfSdk)
  } catch {
    return false
  }
}

/** Not only sessions: the SDK notes in other keys that somebody is on the way back. */
function isOfSdk(key: unknown): boolean {
  return String(key).startsWith('firebase:')
}

function keysInDatabase(): Promise<IDBValidKey[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database)
    // It went away meanwhile, and must not be made: the SDK would find it without its table.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const { result } = opening
      try {
        const asking = result.transaction(table).objectStore(table).getAllKeys()
        asking.addEventListener('success', () => resolve(asking.result))
        asking.addEventListener('error', reject)
      } catch (error) {
        reject(error)
      }
      // Takes effect once the question is answered.
      result.close()
    })
  })
}
