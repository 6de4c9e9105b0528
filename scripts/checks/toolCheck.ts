import { runProgram } from '#scripts/process/runProgram.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome } from './outcome.ts'

/**
 * A check by another program. It passes if the program succeeds and its output matches `evidence`, so that a
 * program that checked nothing doesn't pass.
 */
export function toolCheck(
  program: string,
  options: string[],
  evidence: RegExp,
  environment?: Record<string, string>,
): () => Promise<Outcome> {
  return async () => {
    const { succeeded, output } = await runProgram(program, options, environment)
    if (!succeeded || evidence.test(output)) return checkOutcome(succeeded, output)
    return checkOutcome(false, `${output}\n${program} ended well, but did not say what it checked.`)
  }
}
