/** Why nothing can be stored on this device. `shared`: a shared computer. */
export type StorageProblem = 'blocked' | 'full' | 'shared' | 'no-key'

/** Returns what a failed write says about the disk. */
export function storageProblemIn(error: unknown): StorageProblem {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}
