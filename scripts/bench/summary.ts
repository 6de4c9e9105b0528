import type { Visit } from './measureVisit.ts'

/** Some figures as one: the one in the middle, and how far they reach. */
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

/** The middle value, or the mean of the two in the middle. NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** How much the largest figure is larger than the smallest one: 0.1 for a tenth. */
export function growthIn(values: readonly number[]): number {
  return Math.max(...values) / Math.min(...values) - 1
}

/** The visits to one page as a row of a table: how long they took, and what had arrived by then. */
export function visitsRow(page: string, visits: readonly Visit[]): string {
  const received = median(visits.map((visit) => visit.received))
  return `${timesRow(
    page,
    visits.map(({ time }) => time),
  )}  ${`${(received / 1000).toFixed(1)} kB`.padStart(10)}`
}

/** Times in milliseconds as a row of a table. */
export function timesRow(name: string, times: readonly number[]): string {
  const { median: middle, lowest, highest } = spreadOf(times)
  return [
    name.padEnd(22),
    `${middle.toFixed(0)} ms`.padStart(9),
    `${lowest.toFixed(0)}–${highest.toFixed(0)} ms`.padStart(14),
  ].join('  ')
}
