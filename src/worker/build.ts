/** One build of the app, as `scripts/vite/offlineWorker.ts` writes it into the worker. */
export type Build = {
  /** Differs from every other build's. */
  version: string
  /** The paths of all files whose names change with what is in them. */
  files: readonly string[]
}
