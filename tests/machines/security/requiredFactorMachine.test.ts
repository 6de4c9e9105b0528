import { expect, it } from 'vitest'
import {
  requiredFactorMachine,
  type RequiredFactorEvent,
} from '#src/machines/security/requiredFactorMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const used = { type: 'factor.used' } as const
const missing = { type: 'factor.missing' } as const
const unknown = { type: 'factor.unknown' } as const

describeMachine({ machine: requiredFactorMachine, events: [used, missing, unknown] })

it.each([
  [[], []],
  [[used], ['admitted']],
  [[missing], ['factorMissing']],
  [[missing, unknown], ['factorMissing']],
  [[missing, used], ['admitted']],
  [[unknown], ['admitted']],
  [[unknown, missing], ['factorMissing']],
  [[used, unknown], ['admitted']],
  [[used, missing], ['factorMissing']],
] satisfies [RequiredFactorEvent[], string[]][])('after %j the session is %j', (events, tags) => {
  const story = begin(requiredFactorMachine)
  events.forEach((event) => story.send(event))
  expect(story.tags()).toEqual(tags)
})
