/** Why nothing can be stored on this device. `shared`: the person said that other people use it. */
export type StorageTrouble = 'blocked' | 'full' | 'shared' | 'no-key'
