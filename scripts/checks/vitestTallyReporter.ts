import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule, TestResult } from 'vitest/node'
import type { Tally } from './outcome.ts'
import { writeTally } from './tallyFile.ts'

/** Writes Vitest's tally for the test run, see testSuite.ts. */
export default class VitestTallyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): Promise<void> {
    const tally: Tally = { passed: 0, failed: unhandled.length, skipped: [], unsteady: [] }
    for (const module of modules) countModule(module, tally)
    await writeTally(tally)
  }
}

function countModule(module: TestModule, tally: Tally): void {
  const suites = [module, ...module.children.allSuites()]
  tally.failed += suites.filter((suite) => suite.errors().length > 0).length
  for (const test of module.children.allTests()) {
    const result = test.result()
    const name = `${module.relativeModuleId} > ${test.fullName}`
    if (test.diagnostic()?.flaky) tally.unsteady.push({ name, reason: firstFailure(result) })
    if (result.state === 'passed') tally.passed += 1
    else if (result.state === 'failed') tally.failed += 1
    else {
      const note = result.state === 'skipped' ? result.note : 'did not run'
      tally.skipped.push({ name, reason: note ?? 'no reason given' })
    }
  }
}

function firstFailure({ errors }: TestResult): string {
  const [line] = errors?.[0]?.message.split('\n') ?? []
  return stripVTControlCharacters(line ?? 'no reason given')
}
