const probe = 'gatehouse-probe'

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
