/**
 * Returns the delay before the next attempt, in milliseconds.
 *
 * @param tries failed attempts in a row, from 1.
 * @param first the delay after the first failure, in milliseconds.
 * @param longest the longest delay, in milliseconds.
 */
export function backOff(tries: number, first: number, longest: number): number {
  return Math.min(first * 2 ** Math.max(0, tries - 1), longest)
}

/**
 * Returns the delay after "too many requests", in milliseconds: 30 s, doubling up to 16 minutes.
 */
export function coolDownAfter(throttleCount: number): number {
  return backOff(throttleCount, 30_000, 16 * 60_000)
}
