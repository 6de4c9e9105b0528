import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import type { Tally } from './outcome.ts'
import { writeTally } from './tallyFile.ts'

/** Writes Playwright's tally for the test run, see testSuite.ts. */
export default class PlaywrightTallyReporter implements Reporter {
  #tests: TestCase[] = []
  #errorsOutsideTests = 0

  onBegin(_configuration: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  onError(): void {
    this.#errorsOutsideTests += 1
  }

  async onEnd(): Promise<void> {
    const tally: Tally = { passed: 0, failed: this.#errorsOutsideTests, skipped: [], unsteady: [] }
    for (const test of this.#tests) countTest(test, tally)
    await writeTally(tally)
  }

  printsToStdio(): boolean {
    return false
  }
}

function countTest(test: TestCase, tally: Tally): void {
  const outcome = test.outcome()
  const name = test.titlePath().filter(Boolean).join(' > ')
  if (outcome === 'unexpected') tally.failed += 1
  else if (outcome === 'skipped') tally.skipped.push({ name, reason: skipReason(test) })
  else tally.passed += 1
  if (outcome === 'flaky') tally.unsteady.push({ name, reason: firstFailure(test) })
}

function skipReason(test: TestCase): string {
  const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  if (!skip) return 'did not run'
  return skip.description ?? 'no reason given'
}

function firstFailure(test: TestCase): string {
  const [line] = test.results[0]?.error?.message?.split('\n') ?? []
  return stripVTControlCharacters(line ?? 'no reason given')
}
