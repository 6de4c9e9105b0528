import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { outboxMachine, type OutboxEvent } from '#src/machines/outboxMachine.ts'
import { contentOf, rowOf } from '#tests/support/notes.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { stubPort } from '#tests/support/stubPort.ts'

const waiting = { ...rowOf(null, contentOf('milk')), isLasting: true }
const refused = { ...waiting, refusal: 'not-allowed' as const }

describeMachine({
  machine: outboxMachine,
  input: { uid: 'alice' },
  events: [
    { type: 'rows.read', rows: [], trouble: null },
    { type: 'rows.read', rows: [waiting], trouble: null },
    { type: 'rows.read', rows: [refused], trouble: 'full' },
    { type: 'delivery.done' },
    { type: 'network.back' },
    { type: 'outbox.retry' },
    { type: 'rows.revive' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['failures'],
  invariants: {
    'nothing at rest that the server might still take': ({ value, context }) =>
      value !== 'resting' || context.rows.every(({ refusal }) => refusal !== null),
    'a failure while it backs off, and only then or while it tries again': ({ value, context }) =>
      value !== 'backingOff' || (context.failure !== null && context.failures > 0),
  },
})

const port = () => stubPort<OutboxEvent, { uid: string }>()

it('revives what was refused while another row backs off, and then delivers', () => {
  const [watchOutbox, deliverRows, reviveRows] = [port(), port(), port()]
  const actors = {
    watchOutbox: watchOutbox.actor,
    deliverRows: deliverRows.actor,
    reviveRows: reviveRows.actor,
  }
  const machine = outboxMachine.provide({ actors })
  const actor = createActor(machine, { input: { uid: 'alice' } }).start()
  const other = { ...refused, noteId: 'other' }
  watchOutbox.say({ type: 'rows.read', rows: [waiting, other], trouble: null })
  deliverRows.say(failed('too-many-requests'))
  expect(actor.getSnapshot().value).toBe('backingOff')
  actor.send({ type: 'rows.revive' })
  expect(reviveRows.inputs).toEqual([{ uid: 'alice' }])
  reviveRows.say({ type: 'delivery.done' })
  expect(actor.getSnapshot().value).toBe('delivering')
  expect(deliverRows.inputs).toHaveLength(2)
})
