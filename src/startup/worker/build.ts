/** One build of the app, written into the worker by `build/offlineWorker.ts`. */
export type Build = {
  /** Unique to each build. */
  version: string
  /** Pages of builds with a lower number must not run any longer. */
  generation: number
  /** The URL paths of all cached files. */
  files: readonly string[]
  /** The SHA-256 of each of them, in Base64. */
  hashes: readonly string[]
  /**
   * The page that the host serves for a path; `null` if it's none of ours. The first matching pattern counts.
   */
  routes: readonly (readonly [pattern: string, page: string | null])[]
}
