import { expect, it } from 'vitest'
import { accountChangeMachine } from '#src/machines/account/accountChangeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const typed = 'notes on the engine'
const item = 'google.com'

describeMachine({
  machine: accountChangeMachine.provide({ actions: { discardChange: () => undefined } }),
  events: [
    { type: 'change.open', item },
    { type: 'change.close' },
    { type: 'change.submit', value: typed },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no password': ({ context }) => !JSON.stringify(context).includes(typed),
    'an open row while anything is in progress': (snapshot) =>
      snapshot.hasTag('open') || !(snapshot.hasTag('busy') || snapshot.hasTag('confirming')),
    'no failure while a change runs, and none in a closed row': (snapshot) =>
      snapshot.context.failure === null || (snapshot.hasTag('open') && !snapshot.hasTag('busy')),
    'the name of what it changes': (snapshot) =>
      !snapshot.hasTag('open') || snapshot.context.item === item,
    'a time to wait for only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

const submit = { type: 'change.submit', value: typed } as const

function tellFromOpen() {
  const story = begin(accountChangeMachine)
  story.send({ type: 'change.open', item })
  return story
}

it('saves what was typed, closes the row, and reports it for a while', () => {
  const story = begin(accountChangeMachine)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  story.send({ type: 'change.open', item })
  expect([story.tags(), story.atWork()]).toEqual([['open'], {}])
  story.send(submit)
  expect([story.tags(), story.atWork()]).toEqual([
    ['busy', 'open'],
    { makeChange: { item, value: typed } },
  ])
  story.send({ type: 'change.made' })
  expect([story.tags(), story.atWork()]).toEqual([['made', 'saved'], {}])
  story.wait(7_999)
  expect(story.tags()).toEqual(['made', 'saved'])
  story.wait(1)
  expect(story.tags()).toEqual(['made'])
})

it('removes what it was last asked about, and reports it until the next time', () => {
  const story = tellFromOpen()
  story.send(submit, failed('no-such-provider'), { type: 'change.open', item: 'app-1' })
  expect([story.tags(), story.context()]).toMatchObject([
    ['open'],
    { item: 'app-1', failure: null },
  ])
  story.send({ type: 'change.submit' })
  expect(story.atWork()).toEqual({ makeChange: { item: 'app-1', value: '' } })
  story.send({ type: 'change.made' })
  story.wait(600_000)
  expect(story.tags()).toEqual(['made'])
  story.send({ type: 'change.open', item }, { type: 'change.close' })
  expect(story.tags()).toEqual([])
})

it('opens again right after a save', () => {
  const story = tellFromOpen()
  story.send(submit, { type: 'change.made' }, { type: 'change.open', item })
  expect(story.tags()).toEqual(['open'])
})

it('stays open if it is refused, and forgets why with the next attempt or when it is closed', () => {
  const story = tellFromOpen()
  story.send(submit, failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['open'],
    {},
    'network-request-failed',
  ])
  story.send(submit)
  expect([story.tags(), story.context().failure]).toEqual([['busy', 'open'], null])
  story.send(failed('network-request-failed'), { type: 'change.close' })
  expect([story.tags(), story.context().failure]).toEqual([[], null])
})

it('abandons a change after a minute and a half', () => {
  const story = tellFromOpen()
  story.send(submit)
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy', 'open'])
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['open'],
    {},
    'network-request-failed',
  ])
})

it('continues after the person has confirmed their identity, or forgets the change', () => {
  const story = tellFromOpen()
  story.send(submit, failed('requires-recent-login'))
  expect([story.tags(), story.atWork()]).toEqual([['confirming', 'open'], {}])
  story.send({ type: 'identity.canceled' })
  expect([story.tags(), story.atWork(), story.done()]).toEqual([['open'], {}, ['discardChange']])
  story.send(submit, failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['busy', 'open'], ['resumeChange']])
  story.send({ type: 'change.made' })
  expect([story.tags(), story.done()]).toEqual([['made', 'saved'], ['discardChange']])
})

it('changes nothing after too many requests until the cool-down is over, and then it does', () => {
  const story = tellFromOpen()
  story.send(submit, failed('too-many-requests'), submit)
  expect([story.tags(), story.begun('makeChange')]).toEqual([['coolingDown', 'open'], 1])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect([story.tags(), story.context()]).toMatchObject([
    ['open'],
    { failure: null, coolDownEndsAt: null },
  ])
  story.send(submit, failed('too-many-requests'), { type: 'change.close' })
  expect([story.tags(), story.context().coolDownEndsAt]).toEqual([[], null])
})
