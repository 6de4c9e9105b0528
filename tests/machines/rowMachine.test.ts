import { expect, it } from 'vitest'
import { rowMachine } from '#src/machines/rowMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const open = { type: 'row.open', subject: 'phone' } as const

describeMachine({
  machine: rowMachine,
  events: [open, { type: 'row.close' }, { type: 'row.saved' }],
  invariants: {
    'no saved message while it is being edited': (snapshot) =>
      !(snapshot.hasTag('open') && snapshot.hasTag('saved')),
  },
})

it('reports that the value was saved until the row is opened again', () => {
  const story = begin(rowMachine)
  story.send({ type: 'row.saved' })
  expect(story.tags()).toEqual([])
  story.send(open)
  expect(story.tags()).toEqual(['open'])
  story.send({ type: 'row.saved' })
  expect(story.tags()).toEqual(['saved'])
  story.send(open, { type: 'row.close' })
  expect(story.tags()).toEqual([])
})

it('changes to another subject while it is open', () => {
  const story = begin(rowMachine)
  story.send(open, { type: 'row.open', subject: 'totp' })
  expect([story.tags(), story.context().subject]).toEqual([['open'], 'totp'])
})
