import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '#scripts/process/runProgram.ts'
import type { ProgramResult } from '#scripts/process/runProgram.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome, Tally } from './outcome.ts'
import { readTally, TALLY_FILE } from './tallyFile.ts'

/** Runs a test runner that counts its own tests by one of the tally reporters of this folder. */
export async function testSuite(
  program: string,
  options: string[],
  environment: Record<string, string>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-tests-'))
  const file = join(folder, 'tally.json')
  try {
    const result = await runProgram(program, options, { ...environment, [TALLY_FILE]: file })
    return suiteOutcome(result, await readTally(file))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** How many tests of a suite may need a second try before the suite counts as failed. */
const UNSTEADY_ALLOWED = 3

/**
 * What a test runner's end means. A runner that ran nothing, that died before it could count,
 * that failed although each of its tests passed, or too many of whose tests needed a second try,
 * has failed once.
 */
export function suiteOutcome(result: ProgramResult, tally: Tally | null): Outcome {
  const { output } = result
  if (tally === null) {
    return checkOutcome(false, `${output}\nThe test runner ended before it had counted.`)
  }
  if (tally.passed + tally.failed === 0) {
    return checkOutcome(false, `${output}\nNot one test ran.`)
  }
  if (tally.unsteady.length > UNSTEADY_ALLOWED) {
    const sentence = `${tally.unsteady.length} tests needed a second try.`
    return { ...tally, failed: tally.failed + 1, output: `${output}\n${sentence}` }
  }
  if (!result.succeeded && tally.failed === 0) return { ...tally, failed: 1, output }
  return { ...tally, output }
}
