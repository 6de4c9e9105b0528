import { expect, it } from 'vitest'
import { rowEditorMachine } from '#src/machines/account/rowEditorMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const open = { type: 'editor.open', item: 'totp' } as const

describeMachine({
  machine: rowEditorMachine,
  events: [open, { type: 'editor.close' }, { type: 'editor.saved' }],
})

it('shows for eight seconds that what was edited is saved', () => {
  const actor = startActor(rowEditorMachine)
  actor.send(open)
  expect([actor.tags(), actor.context().item]).toEqual([['open'], 'totp'])
  actor.send({ type: 'editor.saved' })
  actor.wait(7_999)
  expect(actor.tags()).toEqual(['changed', 'saved'])
  actor.wait(1)
  expect(actor.tags()).toEqual(['changed'])
})

it('shows no earlier result after it was opened again', () => {
  const actor = startActor(rowEditorMachine)
  actor.send(open, { type: 'editor.saved' }, { type: 'editor.open' })
  expect([actor.tags(), actor.context().item]).toEqual([['open'], null])
  actor.send({ type: 'editor.close' })
  actor.wait(8_000)
  expect(actor.tags()).toEqual([])
})
