/**
 * How long to wait before the next try.
 *
 * @param tries how many tries have failed in a row, from 1.
 * @param first the wait after the first failure, in milliseconds.
 * @param longest the cap on the doubling, in milliseconds.
 */
export function backOff(tries: number, first: number, longest: number): number {
  return Math.min(first * 2 ** Math.max(0, tries - 1), longest)
}

/** The wait after the provider said "too many requests": 30 s, doubling to 16 minutes. */
export function coolDownAfter(refusals: number): number {
  return backOff(refusals, 30_000, 16 * 60_000)
}
