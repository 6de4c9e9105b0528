import { expect, it } from 'vitest'
import { passkeysMachine } from '#src/machines/security/passkeysMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const laptop = { credentialId: 'AQID', name: 'My laptop' }
const read = { type: 'passkeys.read', passkeys: [laptop] } as const
const create = { type: 'passkey.create', name: 'My phone' } as const

describeMachine({
  machine: passkeysMachine.provide({ actions: { discardChange: () => undefined } }),
  events: [
    read,
    { type: 'passkeys.retry' },
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
    'a list that was read, wherever it shows one': (snapshot) =>
      !snapshot.hasTag('listed') || snapshot.context.passkeys.length === 1,
    'one passkey at a time': (snapshot) => !(snapshot.hasTag('busy') && snapshot.can(create)),
    'no failure while one is made': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

/** The list is there, and the person types a name. */
function tellFromName() {
  const story = begin(passkeysMachine)
  story.send(read, { type: 'passkey.add' })
  return story
}

it('lists the passkeys, and follows every change', () => {
  const story = begin(passkeysMachine)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['loading'], ['watchPasskeys']])
  story.send(read)
  expect([story.tags(), story.context().passkeys]).toEqual([['listed'], [laptop]])
  story.send({ type: 'passkeys.read', passkeys: [] })
  expect([story.context().passkeys, story.begun('watchPasskeys')]).toEqual([[], 1])
})

it('reports why there is no list, and retries', () => {
  const story = begin(passkeysMachine)
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    [],
    {},
    'network-request-failed',
  ])
  story.send({ type: 'passkeys.retry' })
  expect([story.tags(), story.context().failure]).toEqual([['loading'], null])
})

it('creates a named passkey without a time limit, and excludes existing ones', () => {
  const story = tellFromName()
  expect(story.tags()).toEqual(['listed', 'naming'])
  story.send(create)
  expect([story.tags(), story.atWork()]).toMatchObject([
    ['busy', 'listed', 'naming'],
    { addPasskey: { name: 'My phone', known: ['AQID'] } },
  ])
  story.wait(600_000)
  story.send({ type: 'change.made' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['added', 'listed'],
    ['watchPasskeys'],
  ])
  story.send({ type: 'passkey.add' })
  expect(story.tags()).toEqual(['listed', 'naming'])
})

it.each([
  ['popup-closed-by-user', 'dismissed'],
  ['provider-already-linked', 'existing'],
] as const)('after %s, reports the result until the next attempt', (kind, tag) => {
  const story = tellFromName()
  story.send(create, failed(kind))
  expect([story.tags(), story.context().failure]).toEqual([[tag, 'listed', 'naming'].sort(), null])
  story.send(create)
  expect(story.tags()).toEqual(['busy', 'listed', 'naming'])
})

it('reports why none was created, until the editor is closed', () => {
  const story = tellFromName()
  story.send(create, failed('network-request-failed'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['listed', 'naming'],
    'network-request-failed',
  ])
  story.send({ type: 'passkey.cancel' })
  expect([story.tags(), story.context().failure]).toEqual([['listed'], null])
})

it('continues after the identity is confirmed, or forgets the change', () => {
  const story = tellFromName()
  story.send(create, failed('requires-recent-login'))
  expect(story.tags()).toEqual(['confirming', 'listed', 'naming'])
  story.send({ type: 'identity.canceled' })
  expect([story.tags(), story.done()]).toEqual([['listed', 'naming'], ['discardChange']])
  story.send(create, failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['busy', 'listed', 'naming'],
    ['watchPasskeys', 'resumeAdding'],
  ])
  story.send({ type: 'change.made' })
  expect(story.tags()).toEqual(['added', 'listed'])
})

it('after too many requests, creates none until the cool-down ends', () => {
  const story = tellFromName()
  story.send(create, failed('too-many-requests'), create)
  expect([story.tags(), story.begun('addPasskey')]).toEqual([
    ['coolingDown', 'listed', 'naming'],
    1,
  ])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect([story.tags(), story.context()]).toMatchObject([
    ['listed', 'naming'],
    { failure: null, coolDownEndsAt: null },
  ])
})

it('ends the cool-down when the editor is closed', () => {
  const story = tellFromName()
  story.send(create, failed('too-many-requests'), { type: 'passkey.cancel' })
  expect([story.tags(), story.context().coolDownEndsAt]).toEqual([['listed'], null])
})
