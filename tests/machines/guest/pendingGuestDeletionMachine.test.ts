import { expect, it } from 'vitest'
import {
  pendingGuestDeletionMachine,
  type PendingGuestDeletionEvent,
} from '#src/machines/guest/pendingGuestDeletionMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const events: PendingGuestDeletionEvent[] = [
  { type: 'guest.delete' },
  { type: 'guest.deleted' },
  failed('network-request-failed'),
]

describeMachine({ machine: pendingGuestDeletionMachine, events, input: { uid: 'ada' } })

const deleting = { deletePendingGuest: { uid: 'ada' } }

it('deletes once, and again after a failure', () => {
  const story = begin(pendingGuestDeletionMachine, { uid: 'ada' })
  expect(story.atWork()).toEqual({})
  story.send({ type: 'guest.delete' }, { type: 'guest.delete' })
  expect(story.atWork()).toEqual(deleting)
  story.send(failed('network-request-failed'))
  expect([story.atWork(), story.context().failure?.kind]).toEqual([{}, 'network-request-failed'])
  story.send({ type: 'guest.delete' }, { type: 'guest.deleted' })
  expect(story.state()).toBe('deleted')
})
