import { expect, it } from 'vitest'
import {
  pendingGuestMachine,
  type PendingGuestEvent,
} from '#src/machines/guest/pendingGuestMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const events: PendingGuestEvent[] = [
  { type: 'guest.delete' },
  { type: 'guest.deleted' },
  failed('network-request-failed'),
]

describeMachine({ machine: pendingGuestMachine, events, input: { uid: 'ada' } })

const deleting = { deletePendingGuest: { uid: 'ada' } }

it('deletes once, and again after a failure', () => {
  const story = begin(pendingGuestMachine, { uid: 'ada' })
  expect(story.atWork()).toEqual({})
  story.send({ type: 'guest.delete' }, { type: 'guest.delete' })
  expect(story.atWork()).toEqual(deleting)
  story.send(failed('network-request-failed'))
  expect([story.atWork(), story.context().failure?.kind]).toEqual([{}, 'network-request-failed'])
  story.send({ type: 'guest.delete' }, { type: 'guest.deleted' })
  expect(story.state()).toBe('deleted')
})
