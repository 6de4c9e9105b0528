import { expect, test } from 'vitest'
import { checkOutcome, type Outcome } from '#scripts/checks/outcome.ts'
import { runSteps } from '#scripts/checks/runSteps.ts'
import type { Step } from '#scripts/checks/steps.ts'

test('every step runs, although one before it failed', async () => {
  const { lines, total } = await runAndPrint([
    { name: 'format', check: () => Promise.reject(new Error('a.ts is not formatted')) },
    { name: 'types', check: () => Promise.resolve() },
  ])
  expect(lines).toEqual(['FAIL format', '', 'a.ts is not formatted', '', 'ok   types'])
  expect(total).toEqual('1 passed, 1 failed')
})

test('a step that needs a failed one is not run, and counts as failed', async () => {
  const { lines, total } = await runAndPrint([
    step('build', checkOutcome(false, 'no index.html')),
    { ...step('browser', checkOutcome(true, '')), needs: 'build' },
  ])
  expect(lines.slice(4)).toEqual(['FAIL browser', '', 'Not run, because build failed.', ''])
  expect(total).toEqual('0 passed, 2 failed')
})

test('a step that cannot start says why, and counts as failed', async () => {
  const { lines, total } = await runAndPrint([
    { name: 'browser', suite: () => Promise.reject(new Error('No Chromium was found.')) },
  ])
  expect(lines).toEqual(['FAIL browser', '', 'No Chromium was found.', ''])
  expect(total).toEqual('0 passed, 1 failed')
})

test('a test suite shows its counts, and each skipped test', async () => {
  const skipped = ['rules > alice reads']
  const { lines, total } = await runAndPrint([
    step('unit', { passed: 12, failed: 0, skipped, flaky: [], output: '' }),
  ])
  expect(lines).toEqual([
    'ok   unit  12 passed, 0 failed, 1 skipped',
    '      skipped: rules > alice reads',
  ])
  expect(total).toEqual('12 passed, 0 failed, 1 skipped')
})

test('a flaky test counts as passed, and is named with its failure', async () => {
  const flaky = [{ name: 'drafts are kept', reason: 'Error: it was too slow' }]
  const { lines, total } = await runAndPrint([
    step('browser', { passed: 12, failed: 0, skipped: [], flaky, output: '' }),
  ])
  expect(lines).toEqual([
    'ok   browser  12 passed, 0 failed',
    '      flaky: drafts are kept (Error: it was too slow)',
  ])
  expect(total).toEqual('12 passed, 0 failed')
})

function step(name: string, outcome: Outcome): Step {
  return { name, suite: () => Promise.resolve(outcome) }
}

/** The printed lines without times and trailing spaces, and the last of them. */
async function runAndPrint(steps: Step[]): Promise<{ lines: string[]; total: string }> {
  let printed = ''
  await runSteps(
    steps,
    (text) => {
      printed += text
    },
    false,
  )
  const lines = printed.replaceAll(/ +\d+\.\d s/g, '').split('\n')
  return { lines: lines.slice(0, -3), total: lines.at(-2) ?? '' }
}
