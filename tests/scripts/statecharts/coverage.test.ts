import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { missingTransitions, reachedStates } from '#tests/support/statechart/coverage.ts'
import { walkChart } from '#tests/support/statechart/walks.ts'
import { doorEvents } from './machines/doorEvents.ts'
import { doorMachine } from './machines/doorMachine.ts'

test('a transition that no event takes is named', () => {
  expect(missingWithout('door.closed')).toEqual(['unlocked.open --[door.closed]--> unlocked.shut'])
})

test('everything behind the missing event is named', () => {
  expect(missingWithout('xstate.error.actor.check')).toEqual([
    'locked.checking --[check failed [hasTriedBefore(2)]]--> locked.blocked',
    'locked.checking --[check failed [else]]--> locked.waiting',
    'locked.blocked --[after penalty]--> locked',
  ])
})

test('a transition that changes nothing is named like any other', () => {
  expect(missingWithout('error.power')).toEqual(['broken --[error.power]--> broken'])
})

test('a wildcard transition is taken by any event that matches it', () => {
  expect(missingWithout('error.sensor')).toEqual([])
})

test('a transition without an event is taken, and its source state is reached', () => {
  const machine = setup({}).createMachine({
    id: 'lamp',
    initial: 'new',
    states: { new: { always: { target: 'off' } }, off: {} },
  })
  const steps = walkChart({ machine, events: [] }).map(({ last }) => last)
  const taken = steps.flatMap((step) => step.taken)
  expect(missingTransitions(machine, taken)).toEqual([])
  expect(reachedStates(machine, steps)).toEqual(new Set(['new', 'off']))
})

function missingWithout(type: string): string[] {
  const others = doorEvents.filter((event) => event.type !== type)
  const model = { machine: doorMachine, events: others, volatileContext: ['openedAt'] }
  return missingTransitions(
    doorMachine,
    walkChart(model).flatMap(({ last }) => last.taken),
  )
}
