/** How many tests or checks a step ran, and how they ended. */
export type Tally = {
  passed: number
  failed: number
  skipped: NotedTest[]
  /** Tests that failed and then passed on a second try: counted as passed, and always named. */
  unsteady: NotedTest[]
}

type NotedTest = {
  name: string
  reason: string
}

/** What a step of the test run gives back. */
export type Outcome = {
  /** What the step's program printed: shown only when something failed. */
  output: string
  /** One line about the step that is always shown. */
  note?: string
} & Tally

/** The outcome of a step that is one check: it passed, or it failed. */
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

/** Such as `12 passed, 0 failed`, with `, 1 skipped` only where something was. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  const counts = `${passed} passed, ${failed} failed`
  return skipped.length > 0 ? `${counts}, ${skipped.length} skipped` : counts
}
