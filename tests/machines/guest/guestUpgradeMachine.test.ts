import { expect, it } from 'vitest'
import { guestUpgradeMachine } from '#src/machines/guest/guestUpgradeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const credentials = { email: 'ada@example.com', password: 'notes on the engine' }

describeMachine({
  machine: guestUpgradeMachine,
  events: [
    { type: 'upgrade.submit', ...credentials },
    { type: 'existing.signIn', ...credentials },
    { type: 'existing.found' },
    { type: 'existing.signInWithPendingCredential' },
    { type: 'existing.decline' },
    { type: 'change.made' },
    failed('email-already-in-use'),
    failed('too-many-requests'),
    failed('weak-password'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no password and no email address': ({ context }) =>
      !Object.values(credentials).some((word) => JSON.stringify(context).includes(word)),
    'a way back from the existing account': (snapshot) => {
      const isOffered = snapshot.hasTag('emailTaken') || snapshot.hasTag('providerTaken')
      return !isOffered || snapshot.hasTag('busy') || snapshot.can({ type: 'existing.decline' })
    },
    'the existing account on offer after too many attempts': (snapshot) =>
      !(
        snapshot.matches('coolingDownSignIn') || snapshot.matches('coolingDownPendingCredential')
      ) || snapshot.hasTag('emailTaken') !== snapshot.hasTag('providerTaken'),
    'no failure while it works': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

const keep = { type: 'upgrade.submit', ...credentials } as const
const enter = { type: 'existing.signIn', ...credentials } as const
const tooMany = failed('too-many-requests')
const taken = failed('email-already-in-use')

it('gives the guest an email address and a password, once', () => {
  const story = begin(guestUpgradeMachine)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  story.send(keep)
  expect([story.tags(), story.atWork()]).toEqual([['busy'], { upgradeGuest: credentials }])
  story.send({ type: 'change.made' }, keep)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
})

it('reports why it was refused, and forgets that with the next attempt', () => {
  const story = begin(guestUpgradeMachine)
  story.send(keep, failed('weak-password'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    [],
    {},
    'weak-password',
  ])
  story.send(keep)
  expect([story.tags(), story.context().failure]).toEqual([['busy'], null])
})

it('signs in to the account with the email address only if the person agrees', () => {
  const story = begin(guestUpgradeMachine)
  story.send(keep, taken)
  expect([story.tags(), story.atWork()]).toEqual([['emailTaken'], {}])
  story.send(enter)
  expect([story.tags(), story.atWork()]).toEqual([
    ['busy', 'emailTaken'],
    { signInToExisting: credentials },
  ])
  story.send(failed('invalid-credential'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['emailTaken'],
    'invalid-credential',
  ])
  story.send(enter)
  expect(story.context().failure).toBeNull()
  story.send(failed('invalid-credential'), { type: 'existing.decline' })
  expect([story.tags(), story.atWork(), story.context().failure]).toEqual([[], {}, null])
})

it("signs in to a provider's account only if the person agrees", () => {
  const story = begin(guestUpgradeMachine)
  story.send(keep, failed('weak-password'), { type: 'existing.found' })
  expect([story.tags(), story.atWork(), story.context().failure]).toEqual([
    ['providerTaken'],
    {},
    null,
  ])
  story.send({ type: 'existing.signInWithPendingCredential' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['busy', 'providerTaken'],
    ['signInWithPendingCredential'],
  ])
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['providerTaken'],
    'network-request-failed',
  ])
  story.send({ type: 'existing.signInWithPendingCredential' })
  expect(story.context().failure).toBeNull()
  story.send(failed('network-request-failed'), { type: 'existing.decline' })
  expect([story.tags(), story.context().failure]).toEqual([[], null])
})

it.each([
  ['upgradeGuest', [], keep, []],
  ['signInToExisting', [keep, taken], enter, ['emailTaken']],
  [
    'signInWithPendingCredential',
    [{ type: 'existing.found' }],
    { type: 'existing.signInWithPendingCredential' },
    ['providerTaken'],
  ],
] as const)('starts no %s after too many until the cool-down is over', (port, way, ask, tags) => {
  const story = begin(guestUpgradeMachine)
  story.send(...way, ask, tooMany, ask)
  expect([story.tags(), story.begun(port)]).toEqual([['coolingDown', ...tags], 1])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect([story.tags(), story.context()]).toMatchObject([
    tags,
    { failure: null, coolDownEndsAt: null },
  ])
  story.send(ask)
  expect(story.begun(port)).toBe(2)
})

it.each([
  [[keep, taken, enter]],
  [[{ type: 'existing.found' }, { type: 'existing.signInWithPendingCredential' }]],
] as const)('lets the person decline an account during a cool-down, too: %j', (way) => {
  const story = begin(guestUpgradeMachine)
  story.send(...way, tooMany, { type: 'existing.decline' })
  expect([story.tags(), story.context()]).toMatchObject([
    [],
    { failure: null, coolDownEndsAt: null },
  ])
})

it.each([
  [[keep], []],
  [[keep, taken, enter], ['emailTaken']],
  [
    [{ type: 'existing.found' }, { type: 'existing.signInWithPendingCredential' }],
    ['providerTaken'],
  ],
] as const)('gives up after a minute and a half without an answer: %j', (way, tags) => {
  const story = begin(guestUpgradeMachine)
  story.send(...way)
  story.wait(89_999)
  expect(story.tags()).toContain('busy')
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    tags,
    {},
    'network-request-failed',
  ])
})
