import { expect, it } from 'vitest'
import { passkeyEnrollmentMachine } from '#src/machines/security/passkeyEnrollmentMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const create = { type: 'passkey.create', name: 'My phone', known: ['AQID'] } as const

describeMachine({
  machine: passkeyEnrollmentMachine.provide({ actions: { discardChange: () => undefined } }),
  events: [
    { type: 'passkey.add' },
    { type: 'passkey.cancel' },
    create,
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    failed('popup-closed-by-user'),
    failed('provider-already-linked'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'one passkey at a time': (snapshot) => !(snapshot.hasTag('busy') && snapshot.can(create)),
    'no failure while one is made': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

/** The person types a name. */
function tellFromName() {
  const story = begin(passkeyEnrollmentMachine)
  story.send({ type: 'passkey.add' })
  return story
}

it('creates a named passkey without a time limit, and excludes existing ones', () => {
  const story = tellFromName()
  expect(story.tags()).toEqual(['naming'])
  story.send(create)
  expect([story.tags(), story.atWork()]).toMatchObject([
    ['busy', 'naming'],
    { addPasskey: { name: 'My phone', known: ['AQID'] } },
  ])
  story.wait(600_000)
  story.send({ type: 'change.made' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['added'], []])
  story.send({ type: 'passkey.add' })
  expect(story.tags()).toEqual(['naming'])
})

it.each([
  ['popup-closed-by-user', 'dismissed'],
  ['provider-already-linked', 'existing'],
] as const)('after %s, reports the result until the next attempt', (kind, tag) => {
  const story = tellFromName()
  story.send(create, failed(kind))
  expect([story.tags(), story.context().failure]).toEqual([[tag, 'naming'].sort(), null])
  story.send(create)
  expect(story.tags()).toEqual(['busy', 'naming'])
})

it('reports why none was created, until the editor is closed', () => {
  const story = tellFromName()
  story.send(create, failed('network-request-failed'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['naming'],
    'network-request-failed',
  ])
  story.send({ type: 'passkey.cancel' })
  expect([story.tags(), story.context().failure]).toEqual([[], null])
})

it('continues after the identity is confirmed, or forgets the change', () => {
  const story = tellFromName()
  story.send(create, failed('requires-recent-login'))
  expect(story.tags()).toEqual(['confirming', 'naming'])
  story.send({ type: 'identity.canceled' })
  expect([story.tags(), story.done()]).toEqual([['naming'], ['discardChange']])
  story.send(create, failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['busy', 'naming'],
    ['resumeAdding'],
  ])
  story.send({ type: 'change.made' })
  expect(story.tags()).toEqual(['added'])
})

it('after too many requests, creates none until the cool-down ends', () => {
  const story = tellFromName()
  story.send(create, failed('too-many-requests'), create)
  expect([story.tags(), story.begun('addPasskey')]).toEqual([['coolingDown', 'naming'], 1])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect([story.tags(), story.context()]).toMatchObject([
    ['naming'],
    { failure: null, coolDownEndsAt: null },
  ])
})

it('ends the cool-down when the editor is closed', () => {
  const story = tellFromName()
  story.send(create, failed('too-many-requests'), { type: 'passkey.cancel' })
  expect([story.tags(), story.context().coolDownEndsAt]).toEqual([[], null])
})
