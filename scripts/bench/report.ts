/** What a benchmark found out. */
export type Report = {
  /** What was measured, and how. */
  heading: string
  rows: string[]
  goals: Goal[]
}

/** A figure that must not be above its limit. */
export type Goal = {
  /** Begins the sentence that tells of it: "The ratio". */
  name: string
  value: number
  limit: number
  /** Writes either figure. */
  format: (value: number) => string
}

/** A missing figure reaches nothing. */
export function isReached({ value, limit }: Goal): boolean {
  return value <= limit
}

export function formatReport({ heading, rows, goals }: Report): string {
  return [heading, '', ...rows, '', ...goals.map(formatGoal)].join('\n')
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

export function asMilliseconds(value: number): string {
  return `${value.toFixed(0)} ms`
}
