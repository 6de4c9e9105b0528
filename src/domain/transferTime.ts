/** From when on a rate says something about what is to come, in milliseconds. */
const soonest = 2_000

/**
 * How long a transfer will still take, in milliseconds, or `null` while nobody can know.
 *
 * @param elapsed since the first byte, in milliseconds.
 */
export function transferTimeLeft(elapsed: number, done: number, total: number): number | null {
  if (elapsed < soonest || done === 0 || total <= done) return null
  return ((total - done) / done) * elapsed
}
