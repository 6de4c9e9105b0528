/** From when on a pace says something about what is to come, in milliseconds. */
const soonest = 2_000

/**
 * How long the rest of some work will take at its pace until now, in milliseconds, or `null` while nobody
 * can know.
 *
 * @param elapsed since none of it was done, in milliseconds.
 */
export function timeLeft(elapsed: number, done: number, total: number): number | null {
  if (elapsed < soonest || done <= 0 || total <= done) return null
  return ((total - done) / done) * elapsed
}
