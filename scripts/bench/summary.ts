import type { Visit } from './measureVisit.ts'

/** The visits to one page, in one figure each. Times in milliseconds. */
export type Summary = {
  median: number
  fastest: number
  slowest: number
  /** Median of the bytes that had arrived when the field could be typed into. */
  received: number
}

export function summarize(visits: readonly Visit[]): Summary {
  const times = visits.map((visit) => visit.typableAfter)
  return {
    median: median(times),
    fastest: Math.min(...times),
    slowest: Math.max(...times),
    received: median(visits.map((visit) => visit.received)),
  }
}

/** The middle value, or the mean of the two in the middle. NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** One row of the table that the benchmark prints. */
export function formatSummary(page: string, summary: Summary): string {
  const { fastest, slowest, received } = summary
  return [
    page.padEnd(10),
    `${summary.median.toFixed(0)} ms`.padStart(9),
    `${fastest.toFixed(0)}–${slowest.toFixed(0)} ms`.padStart(14),
    `${(received / 1000).toFixed(1)} kB`.padStart(10),
  ].join('  ')
}
