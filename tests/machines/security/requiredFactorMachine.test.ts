import { expect, it } from 'vitest'
import {
  requiredFactorMachine,
  type RequiredFactorEvent,
} from '#src/machines/security/requiredFactorMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const used = { type: 'factor.used' } as const
const missing = { type: 'factor.missing' } as const
const unknown = { type: 'factor.unknown' } as const

describeMachine({ machine: requiredFactorMachine, events: [used, missing, unknown] })

it.each([
  [[], 'reading'],
  [[used], 'admitted'],
  [[missing], 'factorMissing'],
  [[missing, unknown], 'factorMissing'],
  [[missing, used], 'admitted'],
  [[unknown], 'admitted'],
  [[unknown, missing], 'factorMissing'],
  [[used, unknown], 'admitted'],
  [[used, missing], 'factorMissing'],
] satisfies [RequiredFactorEvent[], string][])('after %j the session is %s', (events, state) => {
  const actor = startActor(requiredFactorMachine)
  events.forEach((event) => actor.send(event))
  expect(actor.state()).toBe(state)
})
