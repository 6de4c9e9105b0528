/** The number of tests or checks in a step, by result. */
export type Tally = {
  passed: number
  failed: number
  skipped: NotedTest[]
  /** Flaky tests, which failed and then passed on a retry. They count as passed, but are always named. */
  unsteady: NotedTest[]
}

type NotedTest = {
  name: string
  reason: string
}

/** The result of a step. */
export type Outcome = {
  /** The output of the step's program, printed only on failure. */
  output: string
  /** A line about the step that is always printed. */
  note?: string
} & Tally

/** The outcome of a step with a single check. */
export function checkOutcome(passed: boolean, output: string): Outcome {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [], unsteady: [], output }
}

export function sumTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.flatMap((tally) => tally.skipped),
    unsteady: tallies.flatMap((tally) => tally.unsteady),
  }
}

/** Formats as `12 passed, 0 failed`, with `, 1 skipped` only if tests were skipped. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  const counts = `${passed} passed, ${failed} failed`
  return skipped.length > 0 ? `${counts}, ${skipped.length} skipped` : counts
}
