import { expect, it } from 'vitest'
import { sessionLimitMachine } from '#src/machines/session/sessionLimitMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: sessionLimitMachine.provide({ actions: { endSession: () => undefined } }),
  events: [{ type: 'limit.reached' }],
  input: { uid: 'ada' },
})

it('ends the session once the limit is reached', () => {
  const story = begin(sessionLimitMachine, { uid: 'ada' })
  expect([story.atWork(), story.done()]).toEqual([{ watchSessionLimit: { uid: 'ada' } }, []])
  story.send({ type: 'limit.reached' })
  expect(story.done()).toEqual(['endSession'])
})
