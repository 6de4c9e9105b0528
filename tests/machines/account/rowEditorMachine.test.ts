import { expect, it } from 'vitest'
import { rowEditorMachine } from '#src/machines/account/rowEditorMachine.ts'
import { newRequest } from '#src/machines/shared/request.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const open = { type: 'editor.open', item: 'totp' } as const

describeMachine({
  machine: rowEditorMachine,
  events: [open, { type: 'editor.close', request: newRequest }, { type: 'editor.saved' }],
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
  actor.send({ type: 'editor.close', request: newRequest })
  actor.wait(8_000)
  expect(actor.tags()).toEqual([])
})

it('goes on with the cool-down of the item’s last editor, but with no other failure', () => {
  const actor = startActor(rowEditorMachine)
  const { failure } = failed('too-many-requests')
  const throttled = { failure, throttleCount: 1, coolDownEndsAt: Date.now() + 30_000 }
  actor.send(open, { type: 'editor.close', request: throttled }, open)
  expect(actor.context().request).toEqual(throttled)
  actor.send({ type: 'editor.close', request: null }, open)
  expect(actor.context().request).toEqual(throttled)
  actor.send({ type: 'editor.close', request: { ...throttled, coolDownEndsAt: null } }, open)
  expect(actor.context().request).toEqual({ ...newRequest, throttleCount: 1 })
  actor.send({ type: 'editor.close', request: throttled }, { type: 'editor.open', item: 'phone' })
  expect(actor.context().request).toEqual(newRequest)
})
