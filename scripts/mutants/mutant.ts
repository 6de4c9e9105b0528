/** The rules with one small fault. */
export type Mutant = {
  /** Counted from 1. */
  readonly line: number
  /** The line as it stands in the rules, and as the fault leaves it. */
  readonly before: string
  readonly after: string
  /** The whole text of the broken rules. */
  readonly rules: string
}

/** The text with `replacement` in the place of the characters from `start` to `end`. */
export function mutate(rules: string, start: number, end: number, replacement: string): Mutant {
  const mutated = rules.slice(0, start) + replacement + rules.slice(end)
  return {
    line: rules.slice(0, start).split('\n').length,
    before: lineAt(rules, start),
    after: lineAt(mutated, start),
    rules: mutated,
  }
}

function lineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index)
  return text.slice(text.lastIndexOf('\n', index - 1) + 1, end === -1 ? undefined : end).trim()
}
