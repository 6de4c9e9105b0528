import { expect, test } from 'vitest'
import { suiteOutcome } from '#scripts/checks/testSuite.ts'

const ended = { succeeded: true, output: 'printed' }
const crashed = { succeeded: false, output: 'printed' }

test('a successful test runner reports its own counts', () => {
  const skipped = [{ name: 'rules', reason: 'no Java' }]
  const unsteady = [{ name: 'drafts', reason: 'Error: it was too slow' }]
  expect(suiteOutcome(ended, { passed: 3, failed: 0, skipped, unsteady })).toEqual({
    passed: 3,
    failed: 0,
    skipped,
    unsteady,
    output: 'printed',
  })
})

test('a test runner that ran nothing has failed', () => {
  expect(suiteOutcome(ended, { passed: 0, failed: 0, skipped: [], unsteady: [] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: [],
    unsteady: [],
    output: 'printed\nNot one test ran.',
  })
})

test('a test runner that left no counts has failed', () => {
  expect(suiteOutcome(ended, null)).toEqual({
    passed: 0,
    failed: 1,
    skipped: [],
    unsteady: [],
    output: 'printed\nThe test runner ended before it had counted.',
  })
})

test('a test runner that fails after all its tests passed has failed once', () => {
  expect(suiteOutcome(crashed, { passed: 3, failed: 0, skipped: [], unsteady: [] })).toEqual({
    passed: 3,
    failed: 1,
    skipped: [],
    unsteady: [],
    output: 'printed',
  })
})

test('a suite with four flaky tests has failed', () => {
  const unsteady = ['a', 'b', 'c', 'd'].map((name) => ({ name, reason: 'Error: it was too slow' }))
  expect(suiteOutcome(ended, { passed: 9, failed: 0, skipped: [], unsteady })).toEqual({
    passed: 9,
    failed: 1,
    skipped: [],
    unsteady,
    output: 'printed\n4 tests needed a second try.',
  })
})
