import { expect, test } from 'vitest'
import { playwrightTally, suiteOutcome, vitestTally } from '#scripts/checks/programs.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const ended = { succeeded: true, output: 'printed' }
const crashed = { succeeded: false, output: 'printed' }

test('a successful test runner reports its own counts', () => {
  const skipped = ['rules']
  const flaky = [{ name: 'drafts', reason: 'Error: it was too slow' }]
  expect(suiteOutcome(ended, { passed: 3, failed: 0, skipped, flaky })).toEqual({
    passed: 3,
    failed: 0,
    skipped,
    flaky,
    output: 'printed',
  })
})

test('a test runner that ran nothing has failed', () => {
  expect(suiteOutcome(ended, { passed: 0, failed: 0, skipped: [], flaky: [] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: [],
    flaky: [],
    output: 'printed\nNo tests ran.',
  })
})

test('a test runner that left no counts has failed', () => {
  expect(suiteOutcome(ended, null)).toEqual({
    passed: 0,
    failed: 1,
    skipped: [],
    flaky: [],
    output: 'printed\nThe test runner stopped before it reported its results.',
  })
})

test('a test runner that fails after all its tests passed has failed once', () => {
  expect(suiteOutcome(crashed, { passed: 3, failed: 0, skipped: [], flaky: [] })).toEqual({
    passed: 3,
    failed: 1,
    skipped: [],
    flaky: [],
    output: 'printed',
  })
})

test('a suite with four flaky tests has failed', () => {
  const flaky = ['a', 'b', 'c', 'd'].map((name) => ({ name, reason: 'Error: it was too slow' }))
  expect(suiteOutcome(ended, { passed: 9, failed: 0, skipped: [], flaky })).toEqual({
    passed: 9,
    failed: 1,
    skipped: [],
    flaky,
    output: 'printed\n4 tests needed a second try.',
  })
})

test('the report of Vitest names skipped tests, and flaky ones with their first failure', () => {
  const failureMessages = ['\u001B[31mError: it was too slow\u001B[39m\n    at a.ts:1']
  const results = [
    { fullName: 'rules alice reads', status: 'skipped', failureMessages: [] },
    { fullName: 'drafts are kept', status: 'passed', failureMessages },
    { fullName: 'drafts are sent', status: 'failed', failureMessages },
    { fullName: 'drafts are shown', status: 'passed', failureMessages: [] },
  ]
  const testResults = [{ name: `${PROJECT_ROOT}tests/a.test.ts`, assertionResults: results }]
  expect(vitestTally(JSON.stringify({ testResults }))).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['tests/a.test.ts > rules alice reads'],
    flaky: [{ name: 'tests/a.test.ts > drafts are kept', reason: 'Error: it was too slow' }],
  })
})

test('the report of Playwright does the same, also in groups', () => {
  const failure = { message: 'Error: it was too slow\n  at a.ts:1' }
  const own = [spec('is shown', 'expected', {}), spec('is sent', 'unexpected', { error: failure })]
  const grouped = [spec('is kept', 'flaky', { error: failure }, {}), spec('is read', 'skipped')]
  const suites = [{ title: 'a.spec.ts', specs: own, suites: [{ title: 'a note', specs: grouped }] }]
  expect(playwrightTally(JSON.stringify({ suites }))).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['a.spec.ts > a note > dark > is read'],
    flaky: [{ name: 'a.spec.ts > a note > dark > is kept', reason: 'Error: it was too slow' }],
  })
})

function spec(title: string, status: string, ...results: object[]) {
  return { title, tests: [{ projectName: 'dark', status, results }] }
}
