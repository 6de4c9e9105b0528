const probe = 'gatehouse-probe'

/** A database that has not opened by then keeps nothing, in milliseconds. */
const patience = 3_000

/** Whether this browser can keep a session after its tab is closed. Never rejects. */
export async function hasLastingStorage(): Promise<boolean> {
  return localStorageWorks() || (await indexedDBWorks())
}

function localStorageWorks(): boolean {
  try {
    localStorage.setItem(probe, probe)
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}

function indexedDBWorks(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), patience)
    try {
      const opening = indexedDB.open(probe)
      opening.addEventListener('error', () => resolve(false))
      opening.addEventListener('success', () => {
        opening.result.close()
        indexedDB.deleteDatabase(probe)
        resolve(true)
      })
    } catch {
      resolve(false)
    }
  })
}
