import { expect, it } from 'vitest'
import {
  waitingGuestMachine,
  type WaitingGuestEvent,
} from '#src/machines/guest/waitingGuestMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const events: WaitingGuestEvent[] = [
  { type: 'guest.delete' },
  { type: 'guest.deleted' },
  failed('network-request-failed'),
]

describeMachine({ machine: waitingGuestMachine, events, input: { uid: 'ada' } })

const deleting = { deleteWaiting: { uid: 'ada' } }

it('deletes once, and again after a failure', () => {
  const story = begin(waitingGuestMachine, { uid: 'ada' })
  expect(story.atWork()).toEqual({})
  story.send({ type: 'guest.delete' }, { type: 'guest.delete' })
  expect(story.atWork()).toEqual(deleting)
  story.send(failed('network-request-failed'))
  expect([story.atWork(), story.context().failure?.kind]).toEqual([{}, 'network-request-failed'])
  story.send({ type: 'guest.delete' }, { type: 'guest.deleted' })
  expect(story.state()).toBe('deleted')
})
