import { expect, it } from 'vitest'
import { emailVerificationMachine } from '#src/machines/signUp/emailVerificationMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: emailVerificationMachine,
  events: [
    { type: 'page.shown' },
    { type: 'page.hidden' },
    { type: 'account.read' },
    failed('network-request-failed'),
  ],
  unboundedContext: ['checks'],
  invariants: {
    'a count of at least one check': ({ context }) => context.checks > 0,
    'checks only while the page is shown': (snapshot) =>
      !snapshot.matches('paused') || !('readAccount' in snapshot.children),
  },
})

it('checks after 3 seconds, then doubles, up to once a minute', () => {
  const actor = startActor(emailVerificationMachine)
  expect(Object.keys(actor.runningPorts())).toEqual(['watchVisibility', 'readAccount'])
  for (const [checks, seconds] of [3, 6, 12, 24, 48, 60, 60].entries()) {
    actor.send(checks % 2 ? failed('network-request-failed') : { type: 'account.read' })
    expect(Object.keys(actor.runningPorts())).toEqual(['watchVisibility'])
    actor.wait(seconds * 1_000 - 1)
    expect(actor.startCount('readAccount')).toBe(checks + 1)
    actor.wait(1)
    expect(actor.startCount('readAccount')).toBe(checks + 2)
  }
})

it.each([[[]], [[{ type: 'account.read' }]]] as const)(
  "doesn't check while the page is hidden, and checks at once and often when it is back: %j",
  (events) => {
    const actor = startActor(emailVerificationMachine)
    actor.send({ type: 'account.read' })
    actor.wait(3_000)
    actor.send(...events, { type: 'page.hidden' })
    actor.wait(600_000)
    expect([Object.keys(actor.runningPorts()), actor.startCount('readAccount')]).toEqual([
      ['watchVisibility'],
      2,
    ])
    actor.send({ type: 'page.shown' })
    expect(actor.startCount('readAccount')).toBe(3)
    actor.send({ type: 'account.read' })
    actor.wait(3_000)
    expect(actor.startCount('readAccount')).toBe(4)
  },
)

it('checks at once when the person returns to the page', () => {
  const actor = startActor(emailVerificationMachine)
  actor.send({ type: 'account.read' })
  actor.wait(3_000)
  actor.send({ type: 'account.read' }, { type: 'page.shown' }, { type: 'account.read' })
  expect(actor.startCount('readAccount')).toBe(3)
  actor.wait(3_000)
  expect(actor.startCount('readAccount')).toBe(4)
})

it('checks again after a check that hangs for a minute and a half', () => {
  const actor = startActor(emailVerificationMachine)
  actor.wait(89_999)
  expect(Object.keys(actor.runningPorts())).toEqual(['watchVisibility', 'readAccount'])
  actor.wait(1)
  expect(Object.keys(actor.runningPorts())).toEqual(['watchVisibility'])
  actor.wait(3_000)
  expect(actor.startCount('readAccount')).toBe(2)
})
