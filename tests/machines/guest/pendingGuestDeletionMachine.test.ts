import { expect, it } from 'vitest'
import {
  pendingGuestDeletionMachine,
  type PendingGuestDeletionEvent,
} from '#src/machines/guest/pendingGuestDeletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const events: PendingGuestDeletionEvent[] = [
  { type: 'guest.delete' },
  { type: 'guest.deleted' },
  failed('network-request-failed'),
  failed('too-many-requests'),
]

describeMachine({
  machine: pendingGuestDeletionMachine,
  events,
  input: { uid: 'ada' },
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
})

const deleting = { deleteUnconfirmedGuests: { uid: 'ada' } }

it('deletes once, and again after a failure', () => {
  const actor = startActor(pendingGuestDeletionMachine, { uid: 'ada' })
  expect(actor.runningPorts()).toEqual({})
  actor.send({ type: 'guest.delete' }, { type: 'guest.delete' })
  expect(actor.runningPorts()).toEqual(deleting)
  actor.send(failed('network-request-failed'))
  expect([actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    {},
    'network-request-failed',
  ])
  actor.send({ type: 'guest.delete' }, { type: 'guest.deleted' })
  expect(actor.state()).toBe('deleted')
})

it('deletes for as long as it takes, since a guest may have thousands of notes', () => {
  const actor = startActor(pendingGuestDeletionMachine, { uid: 'ada' })
  actor.send({ type: 'guest.delete' })
  actor.wait(10 * 60_000)
  expect([actor.runningPorts(), actor.context().failure]).toEqual([deleting, null])
  actor.send({ type: 'guest.deleted' })
  expect(actor.state()).toBe('deleted')
})

it('deletes nothing after too many requests until the cool-down is over', () => {
  const actor = startActor(pendingGuestDeletionMachine, { uid: 'ada' })
  actor.send({ type: 'guest.delete' }, failed('too-many-requests'), { type: 'guest.delete' })
  expect([actor.runningPorts(), actor.context()]).toMatchObject([
    {},
    { failure: { kind: 'too-many-requests' }, coolDownEndsAt: Date.now() + 30_000 },
  ])
  actor.wait(30_000)
  actor.send({ type: 'guest.delete' })
  expect([actor.runningPorts(), actor.context().failure]).toEqual([deleting, null])
})
