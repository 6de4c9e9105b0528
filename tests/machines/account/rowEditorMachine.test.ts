import { expect, it } from 'vitest'
import { rowEditorMachine } from '#src/machines/account/rowEditorMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const open = { type: 'row.open', item: 'totp' } as const

describeMachine({
  machine: rowEditorMachine,
  events: [open, { type: 'row.close' }, { type: 'row.saved' }],
})

it('shows for eight seconds that what was edited is saved', () => {
  const story = begin(rowEditorMachine)
  story.send(open)
  expect([story.tags(), story.context().item]).toEqual([['open'], 'totp'])
  story.send({ type: 'row.saved' })
  story.wait(7_999)
  expect(story.tags()).toEqual(['made', 'saved'])
  story.wait(1)
  expect(story.tags()).toEqual(['made'])
})

it('shows no earlier result after it was opened again', () => {
  const story = begin(rowEditorMachine)
  story.send(open, { type: 'row.saved' }, { type: 'row.open' })
  expect([story.tags(), story.context().item]).toEqual([['open'], null])
  story.send({ type: 'row.close' })
  story.wait(8_000)
  expect(story.tags()).toEqual([])
})
