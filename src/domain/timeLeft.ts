/**
 * The start of uninterrupted work, in milliseconds by the caller's clock, and how much was done by
 * then, in any unit.
 */
export type Pace = { since: number; from: number }

/** How much of a step is done. `total` is `null` until it is known. */
type StepDone = { step: string; done: number; total: number | null }

/** A pace measured for less time predicts nothing. */
const minElapsedMs = 2_000

/**
 * Returns how long the remaining work will take at its pace so far, in milliseconds; `null` if
 * unknown or done.
 *
 * @param now by the same clock as the pace, in milliseconds.
 */
export function timeLeft(
  { since, from }: Pace,
  now: number,
  done: number,
  total: number,
): number | null {
  const elapsed = now - since
  if (elapsed < minElapsedMs || done <= from || total <= done) return null
  return ((total - done) / (done - from)) * elapsed
}

/**
 * Measures the pace of each step. A step that restarts, so that its total is unknown, is measured
 * anew.
 *
 * @param now a clock, in milliseconds.
 * @returns a function that takes each progress and returns the time left in its step, like
 *   `timeLeft`.
 */
export function measurePace(
  now: () => number = () => performance.now(),
): (progress: StepDone) => number | null {
  let last = ''
  let pace: Pace = { since: 0, from: 0 }
  return ({ step, done, total }) => {
    if (step !== last || total === null) pace = { since: now(), from: done }
    last = step
    return total === null ? null : timeLeft(pace, now(), done, total)
  }
}
