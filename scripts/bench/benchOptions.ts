/** What every benchmark is given. */
export type BenchOptions = {
  /** An empty folder, which is removed afterwards. */
  folder: string
  executablePath: string
  /** How often everything is measured. */
  runs: number
}
