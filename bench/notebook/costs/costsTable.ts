import type { Traffic } from '#bench/notebook/countingProxy.ts'

/** The cost of one action. */
export type Cost = Traffic & { what: string }

const COLUMNS = ['What', 'Reads', 'By rules', 'Writes', 'Deletes', 'Up', 'Down']

/** Formats the costs as a Markdown table. */
export function costsTable(costs: readonly Cost[]): string {
  const rows = costs.map(({ what, reads, byRules, writes, deletes, up, down }) => [
    what,
    String(reads),
    String(byRules),
    String(writes),
    String(deletes),
    kilobytes(up),
    kilobytes(down),
  ])
  const rule = COLUMNS.map((_, index) => (index === 0 ? '---' : '---:'))
  return [COLUMNS, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
