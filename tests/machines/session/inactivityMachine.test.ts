import { expect, it } from 'vitest'
import { inactivityMachine } from '#src/machines/session/inactivityMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const minute = 60_000
const input = { uid: 'ada', limitMs: 15 * minute }
const seen = (minutes: number) => ({ type: 'input.seen', after: minutes * minute }) as const
const returned = { type: 'page.shown' } as const
const read = (minutes: number) => ({ type: 'input.read', inactiveFor: minutes * minute }) as const

describeMachine({
  machine: inactivityMachine.provide({
    actions: { recordInput: () => undefined, endSession: () => undefined },
  }),
  events: [seen(1), seen(15), returned, read(0), read(15)],
  input,
})

it('ends a session after fifteen minutes without input, and not before', () => {
  const actor = beginAfter(0)
  actor.wait(15 * minute - 1)
  expect(actor.state()).toBe('inUse')
  actor.wait(1)
  actor.send(read(15))
  expect([actor.state(), actor.ranActions().at(-1)]).toEqual(['limitReached', 'endSession'])
})

it('starts again with each input, and records it for the other tabs', () => {
  const actor = beginAfter(0)
  actor.wait(14 * minute)
  actor.send(seen(14))
  actor.wait(14 * minute)
  expect([actor.state(), actor.ranActions().at(-1)]).toEqual(['inUse', 'recordInput'])
})

it('goes on while another tab is used', () => {
  const actor = beginAfter(0)
  actor.wait(15 * minute)
  actor.send(read(2))
  expect(actor.state()).toBe('inUse')
  actor.wait(13 * minute)
  actor.send(read(15))
  expect(actor.state()).toBe('limitReached')
})

it('ends at once on a page that is opened after fifteen minutes', () => {
  expect(beginAfter(15).state()).toBe('limitReached')
})

it.each([seen(16), returned])(
  'ends with %j after the device slept, and records no input',
  (event) => {
    const actor = beginAfter(0)
    actor.send(event, read(16))
    expect([actor.state(), actor.ranActions()]).toEqual(['limitReached', ['endSession']])
  },
)

/** Opens a page after the app wasn't used for some minutes. */
function beginAfter(minutes: number) {
  const actor = startActor(inactivityMachine, input)
  actor.send(read(minutes))
  return actor
}
