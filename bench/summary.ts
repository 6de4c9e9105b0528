import type { Visit } from './measureVisit.ts'

/** The median and the range of some values. */
export type Spread = {
  median: number
  lowest: number
  highest: number
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    median: median(values),
    lowest: Math.min(...values),
    highest: Math.max(...values),
  }
}

/** The median; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** How much larger the maximum is than the minimum: 0.1 for 10 %. */
export function growthIn(values: readonly number[]): number {
  return Math.max(...values) / Math.min(...values) - 1
}

/** A table row for the visits to one page: their times, and the bytes received. */
export function visitsRow(page: string, visits: readonly Visit[]): string {
  const received = median(visits.map((visit) => visit.received))
  return `${timesRow(
    page,
    visits.map(({ time }) => time),
  )}  ${`${(received / 1000).toFixed(1)} kB`.padStart(10)}`
}

/** A table row for times in milliseconds. */
export function timesRow(name: string, times: readonly number[]): string {
  const { median: middle, lowest, highest } = spreadOf(times)
  return [
    name.padEnd(22),
    `${middle.toFixed(0)} ms`.padStart(9),
    `${lowest.toFixed(0)}–${highest.toFixed(0)} ms`.padStart(14),
  ].join('  ')
}
