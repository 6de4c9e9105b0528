/** Where values lie under their ids. Rejects where the storage does not take or give them. */
export type Drawer<Value> = {
  all: () => Promise<readonly Value[]>
  get: (id: string) => Promise<Value | null>
  /** Resolves once the value is on the disk. */
  put: (id: string, value: Value) => Promise<void>
  remove: (id: string) => Promise<void>
}
