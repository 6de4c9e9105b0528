import { expect, test } from 'vitest'
import { keysFromText, keysToText } from '#scripts/checks/takenTransitions.ts'
import {
  countTransitions,
  formatCount,
  formatUntaken,
  withTransitions,
} from '#scripts/checks/transitionCount.ts'
import { listTransitions } from '#scripts/statecharts/transitions.ts'
import { doorMachine } from '#tests/scripts/statecharts/machines/doorMachine.ts'
import { uploadMachine } from '#tests/scripts/statecharts/machines/uploadMachine.ts'

const door = { name: 'door', machine: doorMachine }
const upload = { name: 'upload', machine: uploadMachine }
const keysOf = ({ machine }: typeof door | typeof upload) =>
  listTransitions(machine).map(({ key }) => key)
const outcome = { passed: 3, failed: 0, skipped: [], unsteady: [], output: 'printed' }

test('untaken transitions are listed by machine', () => {
  const taken = new Set([...keysOf(door), ...keysOf(upload)])
  taken.delete('door.locked.checking|xstate.error.actor.check|0')
  taken.delete('door.broken|error.power|0')
  const count = countTransitions([door, upload], taken)
  expect(count).toEqual({
    taken: keysOf(door).length + keysOf(upload).length - 2,
    all: keysOf(door).length + keysOf(upload).length,
    untaken: [
      {
        machine: 'door',
        transitions: [
          'locked.checking --[check failed [hasTriedBefore(2)]]--> locked.blocked',
          'broken --[error.power]--> broken',
        ],
      },
    ],
  })
})

test('unknown keys are ignored', () => {
  const { taken, all } = countTransitions([door], new Set(['gate.open|gate.closed|0']))
  expect({ taken, all }).toEqual({ taken: 0, all: 14 })
})

test('the list shows untaken transitions below their machine', () => {
  const untaken = [
    { machine: 'door', transitions: ['broken --[repaired]--> locked', 'broken --[gone]--> gone'] },
    { machine: 'upload', transitions: ['judging --[always [else]]--> working'] },
  ]
  expect(formatUntaken({ taken: 1, all: 4, untaken })).toEqual(
    [
      'door',
      '  broken --[repaired]--> locked',
      '  broken --[gone]--> gone',
      '',
      'upload',
      '  judging --[always [else]]--> working',
    ].join('\n'),
  )
})

test('large counts have thousands separators', () => {
  expect(formatCount({ taken: 812, all: 1204, untaken: [] })).toEqual(
    'transitions taken in the browser: 812 of 1,204',
  )
})

test('a run with some transitions keeps its outcome, with a note about them', () => {
  expect(withTransitions(outcome, { taken: 1, all: 14, untaken: [] })).toEqual({
    ...outcome,
    note: 'transitions taken in the browser: 1 of 14 (the others: npm run transitions)',
  })
})

test('a run without any transition has failed', () => {
  expect(withTransitions(outcome, { taken: 0, all: 14, untaken: [] })).toEqual({
    ...outcome,
    failed: 1,
    output: 'printed\nNo page reported a transition that it took.',
    note: 'transitions taken in the browser: 0 of 14 (the others: npm run transitions)',
  })
})

test('keys are parsed from their own text, and from no other', () => {
  expect(keysFromText(keysToText(new Set(keysOf(door))))).toEqual(keysOf(door))
  expect(keysFromText('{}')).toEqual([])
})
