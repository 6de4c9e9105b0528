/** Why nothing can be stored on this device. `shared`: a shared computer. */
export type StorageProblem = 'blocked' | 'full' | 'shared' | 'no-key'
