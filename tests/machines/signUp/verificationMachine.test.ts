import { expect, it } from 'vitest'
import { verificationMachine } from '#src/machines/signUp/verificationMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

describeMachine({
  machine: verificationMachine,
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
  const story = begin(verificationMachine)
  expect(Object.keys(story.atWork())).toEqual(['watchPage', 'readAccount'])
  for (const [checks, seconds] of [3, 6, 12, 24, 48, 60, 60].entries()) {
    story.send(checks % 2 ? failed('network-request-failed') : { type: 'account.read' })
    expect(Object.keys(story.atWork())).toEqual(['watchPage'])
    story.wait(seconds * 1_000 - 1)
    expect(story.begun('readAccount')).toBe(checks + 1)
    story.wait(1)
    expect(story.begun('readAccount')).toBe(checks + 2)
  }
})

it.each([[[]], [[{ type: 'account.read' }]]] as const)(
  "doesn't check while the page is hidden, and checks at once and often when it is back: %j",
  (events) => {
    const story = begin(verificationMachine)
    story.send({ type: 'account.read' })
    story.wait(3_000)
    story.send(...events, { type: 'page.hidden' })
    story.wait(600_000)
    expect([Object.keys(story.atWork()), story.begun('readAccount')]).toEqual([['watchPage'], 2])
    story.send({ type: 'page.shown' })
    expect(story.begun('readAccount')).toBe(3)
    story.send({ type: 'account.read' })
    story.wait(3_000)
    expect(story.begun('readAccount')).toBe(4)
  },
)

it('checks at once when the person returns to the page', () => {
  const story = begin(verificationMachine)
  story.send({ type: 'account.read' })
  story.wait(3_000)
  story.send({ type: 'account.read' }, { type: 'page.shown' }, { type: 'account.read' })
  expect(story.begun('readAccount')).toBe(3)
  story.wait(3_000)
  expect(story.begun('readAccount')).toBe(4)
})
