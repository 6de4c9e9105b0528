import type { WipeProgress } from './deletionReceipt.ts'

/** Before that much of a step is done nobody can know how long the rest takes; in milliseconds. */
const longEnough = 2_000

/**
 * Measures how quickly each step goes on.
 *
 * @returns tells, of every progress as it comes, how many seconds its step still takes at the pace that
 *   it had until now; `null` where nobody can know.
 */
export function measurePace(now = Date.now): (progress: WipeProgress) => number | null {
  let start = { step: '', done: 0, at: 0 }
  return ({ step, done, total }) => {
    if (step !== start.step || total === null) start = { step, done, at: now() }
    const elapsed = now() - start.at
    if (total === null || elapsed < longEnough || done === start.done) return null
    return Math.ceil(((total - done) * elapsed) / (done - start.done) / 1_000)
  }
}
