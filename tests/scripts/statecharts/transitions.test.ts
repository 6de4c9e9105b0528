import { expect, test } from 'vitest'
import { listTransitions } from '#scripts/statecharts/transitions.ts'
import { doorMachine } from './machines/doorMachine.ts'
import { uploadMachine } from './machines/uploadMachine.ts'

test('every branch of every state is listed in document order', () => {
  const branches = listTransitions(doorMachine)
  expect(
    branches.map(({ source, event, guard, targets }) => [source, event, guard, ...targets]),
  ).toEqual([
    ['door', 'error.*', null, 'broken'],
    ['locked.waiting', 'code.entered', null, 'locked.checking'],
    ['locked.waiting', 'code.cleared', null],
    ['locked.checking', 'check done', null, 'unlocked'],
    ['locked.checking', 'check failed', 'hasTriedBefore(2)', 'locked.blocked'],
    ['locked.checking', 'check failed', 'else', 'locked.waiting'],
    ['locked.blocked', 'after penalty', null, 'locked'],
    ['unlocked.shut', 'door.opened', null, 'unlocked.open'],
    ['unlocked.shut', 'after patience', null, 'locked'],
    ['unlocked.open', 'door.closed', null, 'unlocked.shut'],
    ['unlocked.open', 'door.opened', null, 'unlocked.open'],
    ['broken', 'repaired', null, 'locked'],
    ['broken', 'scrapped', null, 'gone'],
    ['broken', 'error.power', null],
  ])
})

test('eventless and final transitions are listed', () => {
  const branches = listTransitions(uploadMachine)
  expect(branches.filter(({ event }) => ['always', 'done'].includes(event))).toEqual([
    {
      source: 'judging',
      event: 'always',
      guard: 'isTooLarge',
      targets: ['choosing'],
      actions: [],
    },
    {
      source: 'judging',
      event: 'always',
      guard: 'else',
      targets: ['working'],
      actions: [],
    },
    {
      source: 'working',
      event: 'done',
      guard: null,
      targets: ['finished'],
      actions: [],
    },
  ])
})
