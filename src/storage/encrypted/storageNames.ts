/** A person's database, and the lock that every page holds while it is open. */
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

/** The lock for changing rows. */
export function rowsName(uid: string): string {
  return `${localStoreName(uid)}-rows`
}

/** The lock for changing unsent files. */
export function uploadsName(uid: string): string {
  return `${localStoreName(uid)}-uploads`
}

/** The lock for transactions that count files. */
export function countingName(uid: string): string {
  return `${uploadsName(uid)}-counting`
}

/** The lock for sending one file. */
export function uploadName(uid: string, fileId: string): string {
  return `${uploadsName(uid)}-${fileId}`
}

/** The lock for sending rows to the server. */
export function deliveryName(uid: string): string {
  return `${localStoreName(uid)}-delivery`
}

/** The lock for beginning and canceling the deletion of an account. */
export function deletionName(uid: string): string {
  return `${localStoreName(uid)}-deletion`
}

/** The folder for archives in progress. */
export function archivesName(uid: string): string {
  return `${localStoreName(uid)}-archives`
}
