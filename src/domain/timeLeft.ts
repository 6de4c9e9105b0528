/**
 * Since when some work goes on without a rest, in milliseconds by the clock of whoever measures, and how
 * much of it was done then, in whatever it is counted: documents, files or bytes.
 */
export type Pace = { since: number; from: number }

/** How much of a step is done, and of how much; `null` while nobody knows. */
type StepDone = { step: string; done: number; total: number | null }

/** From when on a pace says something about what is to come, in milliseconds. */
const soonest = 2_000

/**
 * How long the rest of some work will take at its pace until now, in milliseconds; `null` while nobody
 * can know, and once it is done.
 *
 * @param now by the clock of the pace, in milliseconds.
 */
export function timeLeft(
  { since, from }: Pace,
  now: number,
  done: number,
  total: number,
): number | null {
  const elapsed = now - since
  if (elapsed < soonest || done <= from || total <= done) return null
  return ((total - done) / (done - from)) * elapsed
}

/**
 * Measures how quickly each step goes on; one that is begun again, so that nobody knows how much there is,
 * is measured anew.
 *
 * @param now a clock, in milliseconds.
 * @returns tells, of every progress as it comes, what `timeLeft` says of its step.
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
