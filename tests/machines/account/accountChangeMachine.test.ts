import { expect, it } from 'vitest'
import { accountChangeMachine } from '#src/machines/account/accountChangeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const typed = 'notes on the engine'
const item = 'google.com'

describeMachine({
  machine: accountChangeMachine,
  events: [
    { type: 'change.open', item },
    { type: 'change.close' },
    { type: 'change.submit', value: typed },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no password': ({ context }) => !JSON.stringify(context).includes(typed),
    'an open row while anything is in progress': (snapshot) =>
      snapshot.matches('open') || !(snapshot.hasTag('busy') || snapshot.hasTag('confirming')),
    'no failure while a change runs, and none in a closed row': (snapshot) =>
      snapshot.context.failure === null || (snapshot.matches('open') && !snapshot.hasTag('busy')),
    'the name of what it changes': (snapshot) =>
      !snapshot.matches('open') || snapshot.context.item === item,
    'a time to wait for only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

const submit = { type: 'change.submit', value: typed } as const

function startAtOpen() {
  const actor = startActor(accountChangeMachine)
  actor.send({ type: 'change.open', item })
  return actor
}

describeRequest({
  machine: accountChangeMachine,
  before: [{ type: 'change.open', item }],
  ask: submit,
  port: 'makeChange',
  canConfirm: true,
})

it('saves what was typed, and closes the row', () => {
  const actor = startActor(accountChangeMachine)
  expect([actor.state(), actor.runningPorts()]).toEqual(['shown.unchanged', {}])
  actor.send({ type: 'change.open', item })
  expect([actor.state(), actor.runningPorts()]).toEqual(['open.editing', {}])
  actor.send(submit)
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy'],
    { makeChange: { item, value: typed } },
  ])
  actor.send({ type: 'change.made' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['shown.changed', {}])
})

it('removes what it was last asked about, and reports it until the next time', () => {
  const actor = startAtOpen()
  actor.send(submit, failed('no-such-provider'), { type: 'change.open', item: 'app-1' })
  expect([actor.state(), actor.context()]).toMatchObject([
    'open.editing',
    { item: 'app-1', failure: null },
  ])
  actor.send({ type: 'change.submit' })
  expect(actor.runningPorts()).toEqual({ makeChange: { item: 'app-1', value: '' } })
  actor.send({ type: 'change.made' })
  actor.wait(600_000)
  expect(actor.state()).toBe('shown.changed')
  actor.send({ type: 'change.open', item }, { type: 'change.close' })
  expect(actor.state()).toBe('shown.unchanged')
})

it('opens again right after a save', () => {
  const actor = startAtOpen()
  actor.send(submit, { type: 'change.made' }, { type: 'change.open', item })
  expect(actor.state()).toBe('open.editing')
})

it('stays open if it is refused, and forgets why with the next attempt or when it is closed', () => {
  const actor = startAtOpen()
  actor.send(submit, failed('network-request-failed'))
  expect([actor.state(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    'open.editing',
    {},
    'network-request-failed',
  ])
  actor.send(submit)
  expect([actor.tags(), actor.context().failure]).toEqual([['busy'], null])
  actor.send(failed('network-request-failed'), { type: 'change.close' })
  expect([actor.state(), actor.context().failure]).toEqual(['shown.unchanged', null])
})

it('gives the person as long as they need to confirm, and the change its own time after that', () => {
  const actor = startAtOpen()
  actor.send(submit)
  actor.wait(89_999)
  actor.send(failed('requires-recent-login'))
  actor.wait(600_000)
  expect(actor.tags()).toEqual(['confirming'])
  actor.send({ type: 'identity.confirmed' })
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy'])
  actor.wait(1)
  expect([actor.state(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    'open.editing',
    {},
    'network-request-failed',
  ])
})

it('ends the cool-down when the row is closed, and waits longer after the next refusal', () => {
  const actor = startAtOpen()
  actor.send(submit, failed('too-many-requests'), { type: 'change.close' })
  expect([actor.state(), actor.state(), actor.context()]).toMatchObject([
    'shown.unchanged',
    'shown.unchanged',
    { failure: null, coolDownEndsAt: null },
  ])
  actor.send({ type: 'change.open', item }, submit, failed('too-many-requests'))
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 60_000)
})
