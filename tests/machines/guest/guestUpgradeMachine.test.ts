import { expect, it } from 'vitest'
import { guestUpgradeMachine } from '#src/machines/guest/guestUpgradeMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const credentials = { email: 'ada@example.com', password: 'notes on the engine' }

describeMachine({
  machine: guestUpgradeMachine,
  events: [
    { type: 'upgrade.submit', ...credentials },
    { type: 'existingAccount.signIn', ...credentials },
    { type: 'existingAccount.found' },
    { type: 'existingAccount.signInWithPendingCredential' },
    { type: 'existingAccount.decline' },
    { type: 'change.made' },
    failed('email-already-in-use'),
    failed('account-exists-with-different-credential'),
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
      return (
        !isOffered || snapshot.hasTag('busy') || snapshot.can({ type: 'existingAccount.decline' })
      )
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
const enter = { type: 'existingAccount.signIn', ...credentials } as const
const tooMany = failed('too-many-requests')
const taken = failed('email-already-in-use')

describeRequest({ machine: guestUpgradeMachine, ask: keep, port: 'upgradeGuest' })

describeRequest({
  machine: guestUpgradeMachine,
  before: [keep, taken],
  ask: enter,
  port: 'signInToExisting',
})

describeRequest({
  machine: guestUpgradeMachine,
  before: [{ type: 'existingAccount.found' }],
  ask: { type: 'existingAccount.signInWithPendingCredential' },
  port: 'signInWithPendingCredential',
})

it('gives the guest an email address and a password, once', () => {
  const actor = startActor(guestUpgradeMachine)
  expect([actor.state(), actor.runningPorts()]).toEqual(['editing.idle', {}])
  actor.send(keep)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], { upgradeGuest: credentials }])
  actor.send({ type: 'change.made' }, keep)
  expect([actor.state(), actor.runningPorts()]).toEqual(['upgraded', {}])
})

it('signs in to the account with the email address only if the person agrees', () => {
  const actor = startActor(guestUpgradeMachine)
  actor.send(keep, taken)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['emailTaken'], {}])
  actor.send(enter)
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy', 'emailTaken'],
    { signInToExisting: credentials },
  ])
  actor.send(failed('invalid-credential'))
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['emailTaken'],
    'invalid-credential',
  ])
  actor.send(enter)
  expect(actor.context().failure).toBeNull()
  actor.send(failed('invalid-credential'), { type: 'existingAccount.decline' })
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
    'editing.idle',
    {},
    null,
  ])
})

it("signs in to a provider's account only if the person agrees", () => {
  const actor = startActor(guestUpgradeMachine)
  actor.send(keep, failed('weak-password'), { type: 'existingAccount.found' })
  expect([actor.tags(), actor.runningPorts(), actor.context().failure]).toEqual([
    ['providerTaken'],
    {},
    null,
  ])
  actor.send({ type: 'existingAccount.signInWithPendingCredential' })
  expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([
    ['busy', 'providerTaken'],
    ['signInWithPendingCredential'],
  ])
  actor.send(failed('network-request-failed'))
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['providerTaken'],
    'network-request-failed',
  ])
  actor.send({ type: 'existingAccount.signInWithPendingCredential' })
  expect(actor.context().failure).toBeNull()
  actor.send(failed('network-request-failed'), { type: 'existingAccount.decline' })
  expect([actor.state(), actor.context().failure]).toEqual(['editing.idle', null])
})

it.each([
  ['the email address has an account', [keep, taken]],
  ['signing in to that account cools down', [keep, taken, enter, tooMany]],
  ['the upgrade cools down', [keep, tooMany]],
] as const)('offers the account of a provider even if %s', (_, way) => {
  const actor = startActor(guestUpgradeMachine)
  actor.send(...way, { type: 'existingAccount.found' })
  expect([actor.tags(), actor.context().failure, actor.context().coolDownEndsAt]).toEqual([
    ['providerTaken'],
    null,
    null,
  ])
})

it('shows all methods again if the provider isn’t connected to the account', () => {
  const actor = startActor(guestUpgradeMachine)
  const signIn = { type: 'existingAccount.signInWithPendingCredential' } as const
  const refused = failed('account-exists-with-different-credential')
  actor.send({ type: 'existingAccount.found' }, signIn, refused)
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
    'editing.notConnected',
    {},
    null,
  ])
  actor.send({ type: 'existingAccount.found' })
  expect(actor.tags()).toEqual(['providerTaken'])
  actor.send(signIn, refused, keep)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], { upgradeGuest: credentials }])
})

it.each([
  [[keep, taken, enter]],
  [[{ type: 'existingAccount.found' }, { type: 'existingAccount.signInWithPendingCredential' }]],
] as const)('lets the person decline an account during a cool-down, too: %j', (way) => {
  const actor = startActor(guestUpgradeMachine)
  actor.send(...way, tooMany, { type: 'existingAccount.decline' })
  expect([actor.state(), actor.context()]).toMatchObject([
    'editing.idle',
    { failure: null, coolDownEndsAt: null },
  ])
})
