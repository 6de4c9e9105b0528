import { expect, it } from 'vitest'
import { phoneRowMachine } from '#src/machines/phoneRowMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: phoneRowMachine,
  events: [{ type: 'row.open' }, { type: 'row.close' }, { type: 'number.saved' }],
  invariants: {
    'no saved message while it is being edited': (snapshot) =>
      !(snapshot.hasTag('open') && snapshot.hasTag('saved')),
  },
})

it('reports that a number was saved until the row is opened again', () => {
  const story = begin(phoneRowMachine)
  story.send({ type: 'number.saved' })
  expect(story.tags()).toEqual([])
  story.send({ type: 'row.open' })
  expect(story.tags()).toEqual(['open'])
  story.send({ type: 'number.saved' })
  expect(story.tags()).toEqual(['saved'])
  story.send({ type: 'row.open' }, { type: 'row.close' })
  expect(story.tags()).toEqual([])
})
