const probe = 'gatehouse-probe'

/** A database that takes longer to open counts as unusable. */
const timeoutMs = 3_000

/** Returns whether this browser can keep a session after the tab is closed. Never rejects. */
export async function canPersistSession(): Promise<boolean> {
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
    setTimeout(() => resolve(false), timeoutMs)
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
