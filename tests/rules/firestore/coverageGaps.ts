import { PROJECT_ID } from '#local-firebase/ports.ts'

/** A value that an expression of the rules has had. `undefined`: an error, or not evaluated. */
type SeenValue = { value: { boolValue?: boolean; undefined?: object } }

type Expression = {
  sourcePosition: { line: number; currentOffset: number; endOffset: number }
  /** Absent if it was never evaluated. */
  values?: SeenValue[]
  children?: Expression[]
}

type Coverage = {
  rules: { files: [{ content: string }] }
  report: Expression[]
}

/**
 * Returns what no check has covered since the rules were loaded into the Firestore at `origin`: one
 * sentence for each expression that never had a value, and for each condition that was only ever
 * true or only ever false.
 */
export async function coverageGaps(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/emulator/v1/projects/${PROJECT_ID}:ruleCoverage`)
  const { rules, report } = (await response.json()) as Coverage
  const [{ content }] = rules.files
  return report.flatMap(withChildren).flatMap(({ sourcePosition, values = [] }) => {
    const { line, currentOffset, endOffset } = sourcePosition
    const text = content.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ')
    const gap = gapOf(values)
    return gap === null ? [] : [`line ${line}: ${text} ${gap}`]
  })
}

function withChildren(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(withChildren)]
}

function gapOf(values: SeenValue[]): string | null {
  const settled = values.filter(({ value }) =>
    Object.keys(value).some((kind) => kind !== 'undefined'),
  )
  if (settled.length === 0) return 'never had a value'
  const truths = new Set(settled.flatMap(({ value }) => value.boolValue ?? []))
  return truths.size === 1 ? `was never ${!truths.has(true)}` : null
}
