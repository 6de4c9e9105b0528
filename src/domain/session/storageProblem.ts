/** Why a write fails. */
export type DiskProblem = 'blocked' | 'full'

/** Why nothing can be stored on this device. `shared`: a shared computer. */
export type StorageProblem = DiskProblem | 'shared' | 'no-key'

/** Returns what a failed write says about the disk. */
export function storageProblemIn(error: unknown): DiskProblem {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}
