/** The database of a person, and the lock that every page holds which has it open. */
export function localStoreName(uid: string): string {
  return `gatehouse-data-${uid}`
}

/** Everybody of whom a database lies on this device; nobody where the browser does not say. */
export async function peopleOnDisk(): Promise<readonly string[]> {
  try {
    const start = localStoreName('')
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    return names.flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []))
  } catch {
    return []
  }
}

/** The lock under which rows are changed. */
export function rowsName(uid: string): string {
  return `${localStoreName(uid)}-rows`
}

/** The lock under which files on their way are changed. */
export function uploadsName(uid: string): string {
  return `${localStoreName(uid)}-uploads`
}

/** The lock under which files are counted on the server. */
export function countingName(uid: string): string {
  return `${uploadsName(uid)}-counting`
}

/** The lock of the page that sends a file. */
export function uploadName(uid: string, fileId: string): string {
  return `${uploadsName(uid)}-${fileId}`
}

/** The lock under which rows are brought to the server. */
export function deliveryName(uid: string): string {
  return `${localStoreName(uid)}-delivery`
}

/** The folder for archives that are being made. */
export function archivesName(uid: string): string {
  return `${localStoreName(uid)}-archives`
}
