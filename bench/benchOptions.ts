/** The options of every benchmark. */
export type BenchOptions = {
  /** An empty folder, deleted afterwards. */
  folder: string
  executablePath: string
  /** How often to measure. */
  runs: number
}
