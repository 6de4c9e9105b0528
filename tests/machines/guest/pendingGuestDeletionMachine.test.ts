import { expect, it } from 'vitest'
import {
  pendingGuestDeletionMachine,
  type PendingGuestDeletionEvent,
} from '#src/machines/guest/pendingGuestDeletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
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

describeRequest({
  machine: pendingGuestDeletionMachine,
  input: { uid: 'ada' },
  ask: { type: 'guest.delete' },
  port: 'deleteUnconfirmedGuests',
  limit: null,
})

it('deletes for as long as it takes, since a guest may have thousands of notes', () => {
  const actor = startActor(pendingGuestDeletionMachine, { uid: 'ada' })
  actor.send({ type: 'guest.delete' })
  actor.wait(10 * 60_000)
  expect([actor.runningPorts(), actor.context().failure]).toEqual([deleting, null])
  actor.send({ type: 'guest.deleted' })
  expect(actor.state()).toBe('deleted')
})
