import type { Mutant } from './mutant.ts'
import { omissions } from './omissions.ts'
import { swaps } from './swaps.ts'

/** The rules with one small fault each, but for the line that names the version of their language. */
export function mutantsOf(rules: string): Mutant[] {
  return [...swaps(rules), ...omissions(rules)]
    .filter(({ before }) => !before.startsWith('rules_version'))
    .sort((a, b) => a.line - b.line)
}
