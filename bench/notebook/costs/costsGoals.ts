import { asFigure, type Goal } from '#bench/report.ts'
import type { Cost } from './costsTable.ts'

/** The most documents that a step may read. Saves count the reads by rules, too, which are most of theirs. */
const limits = [
  { what: 'Returning visit', limit: 8, isWithRules: false },
  { what: 'Returning visit on another device', limit: 33, isWithRules: false },
  { what: 'Edit: one save', limit: 2, isWithRules: true },
  { what: 'New note: first save', limit: 4, isWithRules: true },
] as const

/** Whether each step that people take often reads as little as it should. A missing step misses its goal. */
export function costsGoals(costs: readonly Cost[]): Goal[] {
  return limits.map(({ what, limit, isWithRules }) => {
    const cost = costs.find((one) => one.what === what)
    const { reads, byRules } = cost ?? { reads: Number.NaN, byRules: 0 }
    return {
      name: `${what}: the number of reads${isWithRules ? ', by rules included,' : ''}`,
      value: isWithRules ? reads + byRules : reads,
      limit,
      format: asFigure,
    }
  })
}
