import type { Mutant } from './mutant.ts'
import { omissions } from './omissions.ts'
import { swaps } from './swaps.ts'

/** All mutants of the rules, except of the line with the rules version. */
export function mutantsOf(rules: string): Mutant[] {
  return [...swaps(rules), ...omissions(rules)]
    .filter(({ before }) => !before.startsWith('rules_version'))
    .sort((a, b) => a.line - b.line)
}
