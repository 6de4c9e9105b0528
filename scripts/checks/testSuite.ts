import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '#scripts/process/runProgram.ts'
import type { ProgramResult } from '#scripts/process/runProgram.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome, Tally } from './outcome.ts'
import { readTally, TALLY_FILE } from './tallyFile.ts'

/** Runs a test runner that uses one of this folder's tally reporters. */
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

const UNSTEADY_ALLOWED = 3

/**
 * Interprets the exit of a test runner. It counts as one failure if it ran no tests, crashed before counting,
 * failed although all tests passed, or had too many flaky tests.
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
