/** One build of the app, as `scripts/vite/offlineWorker.ts` writes it into the worker. */
export type Build = {
  /** Differs from every other build's. */
  version: string
  /** Every file that is kept, by the address at which the host gives it. */
  files: readonly string[]
  /** Which page the host gives at a path, or `null` where it gives none of ours. The first pattern counts. */
  routes: readonly (readonly [pattern: string, page: string | null])[]
}
