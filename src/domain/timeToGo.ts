import type { WipeProgress } from './deletionReceipt.ts'
import { timeLeft } from './timeLeft.ts'

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
    if (total === null) return null
    const left = timeLeft(now() - start.at, done - start.done, total - start.done)
    return left === null ? null : Math.ceil(left / 1_000)
  }
}
