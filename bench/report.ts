/** The result of a benchmark. */
export type Report = {
  /** What was measured, and how. */
  heading: string
  rows: string[]
  goals: Goal[]
  /** Prints the goals as a table, too. */
  isMarkdown?: boolean
}

/** An upper limit for a measurement. */
export type Goal = {
  /** The subject of a sentence, such as "The ratio". */
  name: string
  value: number
  limit: number
  /** Formats the value and the limit. */
  format: (value: number) => string
}

/** False if the value is missing (NaN). */
export function isReached({ value, limit }: Goal): boolean {
  return value <= limit
}

export function formatReport({ heading, rows, goals, isMarkdown = false }: Report): string {
  const standings = isMarkdown ? goalsTable(goals) : goals.map(formatGoal)
  return [heading, '', ...rows, '', ...standings].join('\n')
}

function goalsTable(goals: readonly Goal[]): string[] {
  const rows = goals.map((goal) => {
    const { name, value, limit, format } = goal
    const met = isReached(goal) ? 'yes' : 'no'
    const measured = Number.isNaN(value) ? 'not measured' : format(value)
    return `| ${name.replace(/,$/, '')} | ${measured} | ≤ ${format(limit)} | ${met} |`
  })
  return ['| What | Measured | Goal | Met |', '| --- | ---: | ---: | --- |', ...rows]
}

function formatGoal(goal: Goal): string {
  const { name, value, limit, format } = goal
  const end = isReached(goal) ? 'reached' : 'missed'
  return `${name} is ${format(value)}. The goal, at most ${format(limit)}, is ${end}.`
}

export function asRatio(value: number): string {
  return value.toFixed(3)
}

export function asPercentage(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}

/** Rounded to four decimal places. */
export function asFigure(value: number): string {
  return String(Number(value.toFixed(4)))
}

export function asKilobytes(value: number): string {
  return `${(value / 1_000).toFixed(1)} kB`
}

export function asMilliseconds(value: number): string {
  return `${value.toFixed(0)} ms`
}
