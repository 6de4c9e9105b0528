import { expect, it } from 'vitest'
import { timedOut } from '#src/machines/shared/failures.ts'
import { identityProviderMachine } from '#src/machines/signIn/identityProviderMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: identityProviderMachine.provide({
    actions: { preloadPopup: () => undefined },
  }),
  events: [
    { type: 'redirect.none' },
    { type: 'redirect.started', providerId: 'google.com' },
    { type: 'redirect.lost' },
    { type: 'identityProvider.preload' },
    { type: 'identityProvider.choose', providerId: 'google.com' },
    { type: 'identityProvider.cancel' },
    { type: 'identityProvider.redirect' },
    { type: 'identityProvider.done' },
    { type: 'account.accepted', providerId: 'google.com' },
    { type: 'popup.blocked' },
    { type: 'account.exists', email: 'ada@example.com', existingProviderIds: ['github.com'] },
    { type: 'page.shown' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    failed('popup-closed-by-user'),
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('script-blocked'),
  ],
  forbidden: ['identityProvider.choose'],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'one popup at a time': (snapshot) =>
      !(
        snapshot.hasTag('busy') &&
        snapshot.can({ type: 'identityProvider.choose', providerId: 'other' })
      ),
    'a canceled popup whose success counts': (snapshot) =>
      !snapshot.matches({ atProvider: 'canceled' }) ||
      snapshot.can({ type: 'identityProvider.done' }),
    'no failure for a closed popup': ({ context }) =>
      context.failure?.kind !== 'popup-closed-by-user',
    'no failure on the way to a provider': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'an email address whenever an account exists': (snapshot) =>
      !snapshot.matches({ choosing: 'accountExists' }) ||
      snapshot.context.email === 'ada@example.com',
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

const google = { type: 'identityProvider.choose', providerId: 'google.com' } as const
const closed = failed('popup-closed-by-user')
const exists = {
  type: 'account.exists',
  email: 'ada@example.com',
  existingProviderIds: ['github.com'],
} as const

/** No one returned from a redirect, and the person may choose. */
function startAtChoosing() {
  const actor = startActor(identityProviderMachine)
  actor.send({ type: 'redirect.none' })
  return actor
}

it('opens a popup only after it knows that no one returns from a provider', () => {
  const actor = startActor(identityProviderMachine)
  expect(actor.context()).toMatchObject({
    providerId: null,
    email: null,
    existingProviderIds: [],
    failure: null,
  })
  actor.send(google)
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'resuming.looking',
    ['resumeRedirect'],
  ])
  actor.send({ type: 'redirect.none' }, { type: 'identityProvider.preload' }, google)
  expect([actor.tags(), actor.runningPorts(), actor.ranActions()]).toEqual([
    ['busy'],
    { openPopup: { providerId: 'google.com' } },
    ['preloadPopup'],
  ])
  actor.send({ type: 'identityProvider.done' })
  expect([actor.state(), actor.runningPorts(), actor.ranActions()]).toEqual([
    'choosing.done',
    {},
    ['preloadPopup'],
  ])
  expect(actor.emitted()).toEqual([{ type: 'identityProvider.done' }])
})

it('is busy when a person returns from an identity provider, and done once the SDK reports it', () => {
  const actor = startActor(identityProviderMachine)
  actor.send({ type: 'redirect.started', providerId: 'google.com' }, google)
  expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([['busy'], ['resumeRedirect']])
  expect(actor.context().providerId).toBe('google.com')
  actor.send({ type: 'identityProvider.done' })
  expect(actor.state()).toBe('choosing.done')
})

it.each([
  [{ type: 'redirect.lost' }, 'choosing.redirectLost', null],
  [exists, 'choosing.accountExists', null],
  [closed, 'choosing.closed', null],
  [failed('too-many-requests'), 'coolingDown', 'too-many-requests'],
  [failed('script-blocked'), 'choosing.idle', 'script-blocked'],
] as const)(
  'reports the result of a redirect, and lets the person choose: %j',
  (event, state, kind) => {
    const actor = startActor(identityProviderMachine)
    actor.send({ type: 'redirect.started', providerId: 'google.com' }, event)
    expect([actor.state(), actor.runningPorts()]).toEqual([state, {}])
    expect(actor.context().failure?.kind ?? null).toBe(kind)
    actor.wait(30_000)
    actor.send(google)
    expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([['busy'], ['openPopup']])
    expect(actor.context().failure).toBeNull()
  },
)

it.each([
  [exists, 'choosing.accountExists', null],
  [closed, 'choosing.closed', null],
  [{ type: 'popup.blocked' }, 'choosing.blocked', null],
  [failed('requires-recent-login'), 'confirming', null],
  [failed('script-blocked'), 'choosing.idle', 'script-blocked'],
] as const)('reports the result of a popup: %j', (event, state, kind) => {
  const actor = startAtChoosing()
  actor.send(google, event)
  expect([actor.state(), actor.runningPorts()]).toEqual([state, {}])
  expect(actor.context().failure?.kind ?? null).toBe(kind)
})

it('reports why a popup failed', () => {
  const actor = startAtChoosing()
  const mismatch = failed('user-mismatch')
  actor.send(google, mismatch)
  expect(actor.emitted()).toEqual([{ type: 'identityProvider.failed', failure: mismatch.failure }])
})

it('names the existing account and its providers', () => {
  const actor = startAtChoosing()
  actor.send(google, exists)
  expect(actor.context()).toMatchObject({
    email: 'ada@example.com',
    existingProviderIds: ['github.com'],
  })
})

it('goes to the provider by redirect if the popup was blocked', () => {
  const actor = startAtChoosing()
  const go = () =>
    actor.send(google, { type: 'popup.blocked' }, { type: 'identityProvider.redirect' })
  go()
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy'],
    { openRedirect: { providerId: 'google.com' } },
  ])
  actor.send(failed('script-blocked'))
  expect([actor.state(), actor.context().failure?.kind]).toEqual([
    'choosing.idle',
    'script-blocked',
  ])
  go()
  actor.send(closed)
  expect([actor.state(), actor.context().failure]).toEqual(['choosing.closed', null])
})

it('begins the page of the provider with the typed email, in a popup and in this window', () => {
  const actor = startAtChoosing()
  const acme = { providerId: 'oidc.acme', loginHint: 'ada@acme.example' }
  actor.send({ type: 'identityProvider.choose', ...acme })
  expect(actor.runningPorts()).toEqual({ openPopup: acme })
  actor.send({ type: 'popup.blocked' }, { type: 'identityProvider.redirect' })
  expect(actor.runningPorts()).toEqual({ openRedirect: acme })
  actor.send(closed, google)
  expect(actor.runningPorts()).toEqual({ openPopup: { providerId: 'google.com' } })
})

it('can be canceled only after the person is back at the window, and counts a late success', () => {
  const actor = startAtChoosing()
  actor.send(google, { type: 'identityProvider.cancel' })
  expect(actor.tags()).toEqual(['busy'])
  actor.send({ type: 'page.shown' })
  expect(actor.tags()).toEqual(['busy'])
  actor.send({ type: 'identityProvider.cancel' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'atProvider.canceled',
    ['openPopup'],
  ])
  actor.send({ type: 'identityProvider.done' })
  expect(actor.state()).toBe('choosing.done')
})

it.each([
  failed('network-request-failed'),
  failed('too-many-requests'),
  failed('requires-recent-login'),
  { type: 'popup.blocked' },
] as const)('shows nothing if a canceled popup ends with $type', (late) => {
  const actor = startAtChoosing()
  actor.send(google, { type: 'page.shown' }, { type: 'identityProvider.cancel' }, late)
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
    'choosing.idle',
    {},
    null,
  ])
})

it('opens another popup after a canceled one, which ends silently', () => {
  const actor = startAtChoosing()
  actor.send(google, { type: 'page.shown' }, { type: 'identityProvider.cancel' })
  actor.send({ type: 'identityProvider.choose', providerId: 'github.com' })
  expect([actor.tags(), actor.runningPorts(), actor.startCount('openPopup')]).toEqual([
    ['busy'],
    { openPopup: { providerId: 'github.com' } },
    2,
  ])
  actor.send({ type: 'page.shown' }, { type: 'identityProvider.cancel' }, closed)
  expect([actor.state(), actor.runningPorts()]).toEqual(['choosing.idle', {}])
})

it('continues after a confirmation, or lets the person choose without one', () => {
  const actor = startAtChoosing()
  actor.send(google, failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect(actor.state()).toBe('choosing.confirmed')
  actor.send(google, failed('requires-recent-login'), { type: 'identity.canceled' })
  expect([actor.state(), actor.state()]).toEqual(['choosing.idle', 'choosing.idle'])
})

it('opens no popup after too many requests until the cool-down is over', () => {
  const actor = startAtChoosing()
  actor.send(google, failed('too-many-requests'), google)
  expect([actor.tags(), actor.startCount('openPopup')]).toEqual([['coolingDown'], 1])
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  actor.wait(30_000)
  expect(actor.context()).toMatchObject({ failure: null, coolDownEndsAt: null })
  actor.send(google)
  expect(actor.tags()).toEqual(['busy'])
})

it('cools down after too many requests for a redirect, too', () => {
  const actor = startAtChoosing()
  actor.send(google, { type: 'popup.blocked' }, { type: 'identityProvider.redirect' })
  actor.send(failed('too-many-requests'), google)
  expect([actor.tags(), actor.startCount('openPopup')]).toEqual([['coolingDown'], 1])
})

it('abandons a redirect after a minute and a half, and lets the person choose again', () => {
  const actor = startAtChoosing()
  actor.send(google, { type: 'popup.blocked' }, { type: 'identityProvider.redirect' })
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy'])
  actor.wait(1)
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
    'choosing.idle',
    {},
    timedOut,
  ])
  actor.send(google)
  expect([actor.tags(), actor.context().failure]).toEqual([['busy'], null])
})

it('waits a minute and a half for the result of a redirect, and lets the person choose again', () => {
  const actor = startActor(identityProviderMachine)
  actor.send({ type: 'redirect.started', providerId: 'google.com' })
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy'])
  actor.wait(1)
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
    'choosing.idle',
    {},
    timedOut,
  ])
  actor.send({ type: 'identityProvider.done' })
  expect(actor.state()).toBe('choosing.idle')
})

it('signs in with an account that the browser offered, and asks for no other one meanwhile', () => {
  const actor = startAtChoosing()
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'choosing.offering.waiting',
    ['offerAccounts'],
  ])
  actor.send({ type: 'account.accepted', providerId: 'oidc.acme' }, google)
  expect([actor.tags(), actor.context().providerId, actor.startCount('openPopup')]).toEqual([
    ['accepted', 'busy'],
    'oidc.acme',
    0,
  ])
  actor.send({ type: 'identityProvider.done' })
  expect(actor.state()).toBe('choosing.done')
})

it('ends the offer when a person chooses a provider, and makes no other one on this page', () => {
  const actor = startAtChoosing()
  actor.send(google, closed)
  expect([
    actor.state(),
    Object.keys(actor.runningPorts()),
    actor.startCount('offerAccounts'),
  ]).toEqual(['choosing.closed', [], 1])
})

it('leads a person whose offered account exists with another provider to that one', () => {
  const actor = startAtChoosing()
  actor.send({ type: 'account.accepted', providerId: 'oidc.acme' }, exists)
  expect([actor.state(), actor.context().email]).toEqual([
    'choosing.accountExists',
    'ada@example.com',
  ])
})
