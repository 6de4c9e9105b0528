/** Why nothing can be stored on this device. `shared`: the person said that others use it, too. */
export type StorageTrouble = 'blocked' | 'full' | 'shared' | 'no-key'
