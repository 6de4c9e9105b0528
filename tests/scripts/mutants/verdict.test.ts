import { expect, test } from 'vitest'
import { verdictOn } from '#scripts/mutants/verdict.ts'

const survivor = { line: 7, before: 'a <= b', after: 'a < b', rules: '…' }
const listed = { before: 'a <= b', after: 'a < b', reason: 'They are never equal.' }

test('nothing survived', () => {
  expect(verdictOn(9, [], [])).toEqual({
    passed: true,
    text: '9 faults, 9 noticed, 0 listed, 0 missed',
  })
})

test('what survived is listed', () => {
  expect(verdictOn(9, [survivor], [listed])).toEqual({
    passed: true,
    text: '9 faults, 8 noticed, 1 listed, 0 missed',
  })
})

test('what survived is not listed', () => {
  expect(verdictOn(9, [survivor], [{ ...listed, before: 'c <= d' }])).toEqual({
    passed: false,
    text: [
      'No one noticed, in line 7:',
      '  a <= b',
      '  a < b',
      '',
      'Listed as unnoticeable, but is not:',
      '  c <= d',
      '  a < b',
      '',
      '9 faults, 8 noticed, 0 listed, 1 missed',
    ].join('\n'),
  })
})
