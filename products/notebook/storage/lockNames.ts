import { localStoreName } from '#src/storage/encrypted/storageNames.ts'

/** The lock for changing rows. */
export function rowsLockName(uid: string): string {
  return `${localStoreName(uid)}-rows`
}

/** The lock for changing unsent files. */
export function uploadsLockName(uid: string): string {
  return `${localStoreName(uid)}-uploads`
}

/** The lock for sending one file. */
export function uploadLockName(uid: string, fileId: string): string {
  return `${uploadsLockName(uid)}-${fileId}`
}

/** The lock for sending rows to the server. */
export function deliveryLockName(uid: string): string {
  return `${localStoreName(uid)}-delivery`
}
