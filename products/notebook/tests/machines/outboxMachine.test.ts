import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { outboxMachine, type OutboxEvent } from '#products/notebook/machines/outboxMachine.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const waiting = { ...rowOf(null, contentOf('milk')), isPersisted: true }
const refused = { ...waiting, refusal: 'not-allowed' as const }

describeMachine({
  machine: outboxMachine,
  input: { uid: 'alice' },
  events: [
    { type: 'rows.read', rows: [], problem: null },
    { type: 'rows.read', rows: [waiting], problem: null },
    { type: 'rows.read', rows: [refused], problem: 'full' },
    { type: 'delivery.done' },
    { type: 'refusals.cleared' },
    { type: 'network.back' },
    { type: 'outbox.retry' },
    { type: 'rows.retryRefused' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['failureCount'],
  invariants: {
    'no deliverable row while it is idle': ({ value, context }) =>
      value !== 'idle' || context.rows.every(({ refusal }) => refusal !== null),
    'a failure while it backs off': ({ value, context }) =>
      value !== 'backingOff' || (context.failure !== null && context.failureCount > 0),
  },
})

const port = () => stubPort<OutboxEvent, { uid: string }>()

it('retries refused rows while another row backs off, and then delivers', () => {
  const [watchOutbox, deliverRows, clearRefusals] = [port(), port(), port()]
  const actors = {
    watchOutbox: watchOutbox.actor,
    deliverRows: deliverRows.actor,
    clearRefusals: clearRefusals.actor,
  }
  const machine = outboxMachine.provide({ actors })
  const actor = createActor(machine, { input: { uid: 'alice' } }).start()
  const other = { ...refused, noteId: 'other' }
  watchOutbox.sendBack({ type: 'rows.read', rows: [waiting, other], problem: null })
  deliverRows.sendBack(failed('too-many-requests'))
  expect(actor.getSnapshot().value).toBe('backingOff')
  actor.send({ type: 'rows.retryRefused' })
  expect(clearRefusals.inputs).toEqual([{ uid: 'alice' }])
  clearRefusals.sendBack({ type: 'refusals.cleared' })
  expect(actor.getSnapshot().value).toBe('delivering')
  expect(deliverRows.inputs).toHaveLength(2)
})

it('delivers waiting rows automatically, for its own person only', () => {
  const actor = startActor(outboxMachine, { uid: 'alice' })
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'reading',
    { watchOutbox: { uid: 'alice' } },
  ])
  actor.send({ type: 'rows.read', rows: [], problem: null })
  expect([actor.state(), actor.startCount('deliverRows')]).toEqual(['idle', 0])
  actor.send({ type: 'rows.read', rows: [refused], problem: 'full' })
  expect(actor.startCount('deliverRows')).toBe(0)
  expect(actor.context()).toMatchObject({ rows: [refused], problem: 'full' })
  actor.send({ type: 'rows.read', rows: [refused, waiting], problem: null })
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'delivering',
    { watchOutbox: { uid: 'alice' }, deliverRows: { uid: 'alice' } },
  ])
  actor.send({ type: 'rows.read', rows: [], problem: null }, { type: 'delivery.done' })
  expect(actor.state()).toBe('idle')
})

it('retries after a second, doubling up to every 15 seconds, because an outage may end without an event', () => {
  const actor = startActor(outboxMachine, { uid: 'alice' })
  actor.send({ type: 'rows.read', rows: [waiting], problem: null })
  for (const [tries, seconds] of [1, 2, 4, 8, 15, 15].entries()) {
    actor.send(failed('network-request-failed'))
    expect([actor.state(), actor.context().failure?.kind]).toEqual([
      'backingOff',
      'network-request-failed',
    ])
    actor.wait(seconds * 1_000 - 1)
    expect(actor.startCount('deliverRows')).toBe(tries + 1)
    actor.wait(1)
    expect(actor.startCount('deliverRows')).toBe(tries + 2)
  }
  actor.send({ type: 'rows.read', rows: [], problem: null }, { type: 'delivery.done' })
  expect(actor.context()).toMatchObject({ failureCount: 0, failure: null })
})

it.each(['network.back', 'outbox.retry'] as const)('delivers immediately on %s', (type) => {
  const actor = startActor(outboxMachine, { uid: 'alice' })
  actor.send({ type: 'rows.read', rows: [waiting], problem: null })
  actor.send(failed('network-request-failed'), { type })
  expect([actor.state(), actor.startCount('deliverRows')]).toEqual(['delivering', 2])
})

it('retries refused rows from every state', () => {
  const actor = startActor(outboxMachine, { uid: 'alice' })
  actor.send({ type: 'rows.read', rows: [refused], problem: null }, { type: 'rows.retryRefused' })
  expect(actor.runningPorts()).toEqual({
    watchOutbox: { uid: 'alice' },
    clearRefusals: { uid: 'alice' },
  })
  actor.send({ type: 'rows.read', rows: [waiting], problem: null }, { type: 'refusals.cleared' })
  expect(actor.state()).toBe('delivering')
  actor.send({ type: 'rows.retryRefused' })
  expect(Object.keys(actor.runningPorts())).toEqual(['watchOutbox', 'clearRefusals'])
})

it('backs off if the refusals can’t be cleared', () => {
  const actor = startActor(outboxMachine, { uid: 'alice' })
  actor.send({ type: 'rows.read', rows: [refused], problem: null }, { type: 'rows.retryRefused' })
  actor.send(failed('internal-error'))
  expect([actor.state(), actor.context().failure?.kind]).toEqual(['backingOff', 'internal-error'])
  actor.wait(1_000)
  expect(actor.state()).toBe('delivering')
})
