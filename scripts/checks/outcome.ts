/** The number of tests or checks in a step, by result. */
export type Tally = {
  passed: number
  failed: number
  /** The names of tests that were not run. */
  skipped: string[]
  /** Tests that failed and then passed on a retry. They count as passed, but are always named. */
  flaky: FlakyTest[]
}

export type FlakyTest = { name: string; reason: string }

/** The result of a step. The output of its program is printed only if it failed. */
export type Outcome = { output: string } & Tally

/** The outcome of a step with a single check. */
export function checkOutcome(passed: boolean, output: string): Outcome {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [], flaky: [], output }
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  }
}

/** Formats as `12 passed, 0 failed`, with `, 1 skipped` only if tests were skipped. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  const counts = `${passed} passed, ${failed} failed`
  return skipped.length > 0 ? `${counts}, ${skipped.length} skipped` : counts
}
