/** A person's database, and the lock that every tab holds while it is open. */
export function localStoreName(uid: string): string {
  return `gatehouse-data-${uid}`
}

/** Returns everyone with a database on this device; empty if the browser can't list databases. */
export async function usersOnDisk(): Promise<readonly string[]> {
  try {
    const start = localStoreName('')
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    return names.flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []))
  } catch {
    return []
  }
}

/** The lock for transactions that count files. */
export function countingLockName(uid: string): string {
  return `${localStoreName(uid)}-counting`
}

/** The lock for beginning and canceling the deletion of an account. */
export function accountDeletionLockName(uid: string): string {
  return `${localStoreName(uid)}-deletion`
}

/** The folder for archives in progress. */
export function archivesFolderName(uid: string): string {
  return `${localStoreName(uid)}-archives`
}
