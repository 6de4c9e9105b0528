import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram, type ProgramResult } from '#scripts/process/runProgram.ts'
import { checkOutcome, type FlakyTest, type Outcome, type Tally } from './outcome.ts'

type Environment = Readonly<Record<string, string>>

const maxFlaky = 3

/** Checks something with another program. Throws its output if it fails. */
export async function runTool(...call: Parameters<typeof runProgram>): Promise<void> {
  const { succeeded, output } = await runProgram(...call)
  if (!succeeded) throw new Error(output)
}

export function runVitest(options: readonly string[], environment: Environment): Promise<Outcome> {
  return withReport(vitestTally, (file) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${file}`]
    return runProgram('vitest', ['run', ...options, ...reporters], environment)
  })
}

export function runPlaywright(
  options: readonly string[],
  environment: Environment,
): Promise<Outcome> {
  return withReport(playwrightTally, (file) =>
    runProgram('playwright', ['test', ...options, '--reporter=dot,json'], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  )
}

async function withReport(
  count: (report: string) => Tally,
  run: (file: string) => Promise<ProgramResult>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-tests-'))
  const file = join(folder, 'report.json')
  try {
    const result = await run(file)
    const report = await readFile(file, 'utf8').catch(() => null)
    return suiteOutcome(result, report === null ? null : count(report))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Interprets the exit of a test runner. It counts as one failure if it ran no tests, crashed before counting,
 * failed although all tests passed, or had too many flaky tests.
 */
export function suiteOutcome({ succeeded, output }: ProgramResult, tally: Tally | null): Outcome {
  if (tally === null) {
    return checkOutcome(false, `${output}\nThe test runner stopped before it reported its results.`)
  }
  if (tally.passed + tally.failed === 0) {
    return checkOutcome(false, `${output}\nNo tests ran.`)
  }
  if (tally.flaky.length > maxFlaky) {
    const sentence = `${tally.flaky.length} tests needed a second try.`
    return { ...tally, failed: tally.failed + 1, output: `${output}\n${sentence}` }
  }
  return { ...tally, failed: succeeded ? tally.failed : Math.max(1, tally.failed), output }
}

/** Vitest keeps the failures of a test that passed on its second try. */
export function vitestTally(report: string): Tally {
  const { testResults } = JSON.parse(report) as JsonTestResults
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
      name: `${relative(PROJECT_ROOT, name)} > ${fullName}`,
      reason: firstLine(failureMessages?.[0]),
    })),
  )
  const passed = tests.filter(({ status }) => status === 'passed')
  const failed = tests.filter(({ status }) => status === 'failed')
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return {
    passed: passed.length,
    failed: failed.length,
    skipped: skipped.map(({ name }) => name),
    flaky: passed.filter(({ reason }) => reason !== '').map(toFlaky),
  }
}

export function playwrightTally(report: string): Tally {
  const { suites } = JSON.parse(report) as JSONReport
  const tests = suites.flatMap(testsIn)
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted)
  return {
    passed: named('expected').length + named('flaky').length,
    failed: named('unexpected').length,
    skipped: named('skipped').map(({ name }) => name),
    flaky: named('flaky').map(toFlaky),
  }
}

type Counted = { status: string } & FlakyTest

function testsIn({ title, specs, suites = [] }: JSONReportSuite): Counted[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      status,
      name: `${projectName} > ${spec.title}`,
      reason: firstLine(results[0]?.error?.message),
    })),
  )
  return [...own, ...suites.flatMap(testsIn)].map((test) => ({
    ...test,
    name: `${title} > ${test.name}`,
  }))
}

function toFlaky({ name, reason }: Counted): FlakyTest {
  return { name, reason }
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message.split('\n', 1)[0] ?? '')
}
