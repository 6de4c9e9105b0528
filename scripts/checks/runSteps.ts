import { checkOutcome, formatTally, sumTallies, type Outcome } from './outcome.ts'
import type { Step } from './steps.ts'

/**
 * Runs the steps one after the other, and prints a line after each, and the sum at the end. On a terminal, also prints
 * the name of the running step. Returns whether all have passed.
 */
export async function runSteps(
  steps: readonly Step[],
  print: (text: string) => void = (text) => void process.stdout.write(text),
  isTerminal = process.stdout.isTTY,
): Promise<boolean> {
  const outcomes = new Map<string, Outcome>()
  for (const step of steps) {
    const start = performance.now()
    if (isTerminal) print(`...  ${step.name}\r`)
    const outcome = await runStep(step, outcomes)
    outcomes.set(step.name, outcome)
    print(formatStep(step.name, (performance.now() - start) / 1000, outcome))
  }
  const tally = sumTallies([...outcomes.values()])
  print(`\n${formatTally(tally)}\n`)
  return tally.failed === 0
}

/** If a step's prerequisite has failed, the step isn't run and counts as failed. */
async function runStep(step: Step, outcomes: ReadonlyMap<string, Outcome>): Promise<Outcome> {
  const base = step.needs === undefined ? undefined : outcomes.get(step.needs)
  if (base && base.failed > 0) return checkOutcome(false, `Not run, because ${step.needs} failed.`)
  try {
    if ('suite' in step) return await step.suite()
    await step.check()
    return checkOutcome(true, '')
  } catch (error) {
    return checkOutcome(false, error instanceof Error ? error.message : String(error))
  }
}

function formatStep(name: string, seconds: number, outcome: Outcome): string {
  const { passed, failed, skipped, flaky, output } = outcome
  const isSuite = passed + failed + skipped.length > 1
  const line = [
    failed === 0 ? 'ok  ' : 'FAIL',
    name.padEnd(12),
    `${seconds.toFixed(1)} s`.padStart(8),
    isSuite ? ` ${formatTally(outcome)}` : '',
  ]
  const notes = [
    ...skipped.map((test) => `\n      skipped: ${test}`),
    ...flaky.map((test) => `\n      flaky: ${test.name} (${test.reason})`),
  ]
  const details = failed === 0 ? '' : `\n\n${output.trim()}\n`
  return `${line.join(' ').trimEnd()}${notes.join('')}${details}\n`
}
