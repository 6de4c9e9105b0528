/** Rules with one mutation. */
export type Mutant = {
  /** 1-based. */
  readonly line: number
  /** The line before and after the mutation. */
  readonly before: string
  readonly after: string
  /** The full text of the mutated rules. */
  readonly rules: string
}

/** The text with the characters from `start` to `end` replaced. */
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
