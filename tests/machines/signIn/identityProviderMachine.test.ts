import { expect, it } from 'vitest'
import { timedOut } from '#src/machines/shared/failures.ts'
import { identityProviderMachine } from '#src/machines/signIn/identityProviderMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

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
    { type: 'account.exists', email: 'ada@example.com', providers: ['github.com'] },
    { type: 'window.returned' },
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
      !snapshot.matches({ visiting: 'canceled' }) ||
      snapshot.can({ type: 'identityProvider.done' }),
    'no failure for a closed popup': ({ context }) =>
      context.failure?.kind !== 'popup-closed-by-user',
    'no failure on the way to a provider': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'an email address whenever an account exists': (snapshot) =>
      !snapshot.hasTag('accountExists') || snapshot.context.email === 'ada@example.com',
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

const google = { type: 'identityProvider.choose', providerId: 'google.com' } as const
const closed = failed('popup-closed-by-user')
const exists = {
  type: 'account.exists',
  email: 'ada@example.com',
  providers: ['github.com'],
} as const

/** No one returned from a redirect, and the person may choose. */
function tellFromChoosing() {
  const story = begin(identityProviderMachine)
  story.send({ type: 'redirect.none' })
  return story
}

it('opens a popup only after it knows that no one returns from a provider', () => {
  const story = begin(identityProviderMachine)
  expect(story.context()).toMatchObject({
    providerId: null,
    email: null,
    providers: [],
    failure: null,
  })
  story.send(google)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], ['resumeRedirect']])
  story.send({ type: 'redirect.none' }, { type: 'identityProvider.preload' }, google)
  expect([story.tags(), story.atWork(), story.done()]).toEqual([
    ['busy'],
    { openPopup: { providerId: 'google.com' } },
    ['preloadPopup'],
  ])
  story.send({ type: 'identityProvider.done' })
  expect([story.tags(), story.atWork(), story.done()]).toEqual([['done'], {}, ['preloadPopup']])
  expect(story.emitted()).toEqual([{ type: 'identityProvider.done' }])
})

it('is busy when a person returns from an identity provider, and done once the SDK reports it', () => {
  const story = begin(identityProviderMachine)
  story.send({ type: 'redirect.started', providerId: 'google.com' }, google)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['busy', 'returning'],
    ['resumeRedirect'],
  ])
  expect(story.context().providerId).toBe('google.com')
  story.send({ type: 'identityProvider.done' })
  expect(story.tags()).toEqual(['done'])
})

it.each([
  [{ type: 'redirect.lost' }, 'redirectLost', null],
  [exists, 'accountExists', null],
  [closed, 'closed', null],
  [failed('too-many-requests'), 'coolingDown', 'too-many-requests'],
  [failed('script-blocked'), undefined, 'script-blocked'],
] as const)(
  'reports the result of a redirect, and lets the person choose: %j',
  (event, tag, kind) => {
    const story = begin(identityProviderMachine)
    story.send({ type: 'redirect.started', providerId: 'google.com' }, event)
    expect([story.tags(), story.atWork()]).toEqual([tag === undefined ? [] : [tag], {}])
    expect(story.context().failure?.kind ?? null).toBe(kind)
    story.wait(30_000)
    story.send(google)
    expect([story.tags(), Object.keys(story.atWork())]).toEqual([['busy'], ['openPopup']])
    expect(story.context().failure).toBeNull()
  },
)

it.each([
  [exists, 'accountExists', null],
  [closed, 'closed', null],
  [{ type: 'popup.blocked' }, 'blocked', null],
  [failed('requires-recent-login'), 'confirming', null],
  [failed('script-blocked'), undefined, 'script-blocked'],
] as const)('reports the result of a popup: %j', (event, tag, kind) => {
  const story = tellFromChoosing()
  story.send(google, event)
  expect([story.tags(), story.atWork()]).toEqual([tag === undefined ? [] : [tag], {}])
  expect(story.context().failure?.kind ?? null).toBe(kind)
})

it('reports why a popup failed', () => {
  const story = tellFromChoosing()
  const mismatch = failed('user-mismatch')
  story.send(google, mismatch)
  expect(story.emitted()).toEqual([{ type: 'identityProvider.failed', failure: mismatch.failure }])
})

it('names the existing account and its providers', () => {
  const story = tellFromChoosing()
  story.send(google, exists)
  expect(story.context()).toMatchObject({ email: 'ada@example.com', providers: ['github.com'] })
})

it('goes to the provider by redirect if the popup was blocked', () => {
  const story = tellFromChoosing()
  const go = () =>
    story.send(google, { type: 'popup.blocked' }, { type: 'identityProvider.redirect' })
  go()
  expect([story.tags(), story.atWork()]).toEqual([
    ['busy'],
    { openRedirect: { providerId: 'google.com' } },
  ])
  story.send(failed('script-blocked'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([[], 'script-blocked'])
  go()
  story.send(closed)
  expect([story.tags(), story.context().failure]).toEqual([['closed'], null])
})

it('begins the page of the provider with the typed email, in a popup and in this window', () => {
  const story = tellFromChoosing()
  const acme = { providerId: 'oidc.acme', loginHint: 'ada@acme.example' }
  story.send({ type: 'identityProvider.choose', ...acme })
  expect(story.atWork()).toEqual({ openPopup: acme })
  story.send({ type: 'popup.blocked' }, { type: 'identityProvider.redirect' })
  expect(story.atWork()).toEqual({ openRedirect: acme })
  story.send(closed, google)
  expect(story.atWork()).toEqual({ openPopup: { providerId: 'google.com' } })
})

it('can be canceled only after the person is back at the window, and counts a late success', () => {
  const story = tellFromChoosing()
  story.send(google, { type: 'identityProvider.cancel' })
  expect(story.tags()).toEqual(['busy'])
  story.send({ type: 'window.returned' })
  expect(story.tags()).toEqual(['busy', 'cancelable'])
  story.send({ type: 'identityProvider.cancel' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], ['openPopup']])
  story.send({ type: 'identityProvider.done' })
  expect(story.tags()).toEqual(['done'])
})

it.each([
  failed('network-request-failed'),
  failed('too-many-requests'),
  failed('requires-recent-login'),
  { type: 'popup.blocked' },
] as const)('shows nothing if a canceled popup ends with $type', (late) => {
  const story = tellFromChoosing()
  story.send(google, { type: 'window.returned' }, { type: 'identityProvider.cancel' }, late)
  expect([story.tags(), story.atWork(), story.context().failure]).toEqual([[], {}, null])
})

it('opens another popup after a canceled one, which ends silently', () => {
  const story = tellFromChoosing()
  story.send(google, { type: 'window.returned' }, { type: 'identityProvider.cancel' })
  story.send({ type: 'identityProvider.choose', providerId: 'github.com' })
  expect([story.tags(), story.atWork(), story.begun('openPopup')]).toEqual([
    ['busy'],
    { openPopup: { providerId: 'github.com' } },
    2,
  ])
  story.send({ type: 'window.returned' }, { type: 'identityProvider.cancel' }, closed)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
})

it('continues after a confirmation, or lets the person choose without one', () => {
  const story = tellFromChoosing()
  story.send(google, failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect(story.tags()).toEqual(['confirmed'])
  story.send(google, failed('requires-recent-login'), { type: 'identity.canceled' })
  expect([story.tags(), story.state()]).toEqual([[], 'choosing.idle'])
})

it('opens no popup after too many requests until the cool-down is over', () => {
  const story = tellFromChoosing()
  story.send(google, failed('too-many-requests'), google)
  expect([story.tags(), story.begun('openPopup')]).toEqual([['coolingDown'], 1])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect(story.context()).toMatchObject({ failure: null, coolDownEndsAt: null })
  story.send(google)
  expect(story.tags()).toEqual(['busy'])
})

it('cools down after too many requests for a redirect, too', () => {
  const story = tellFromChoosing()
  story.send(google, { type: 'popup.blocked' }, { type: 'identityProvider.redirect' })
  story.send(failed('too-many-requests'), google)
  expect([story.tags(), story.begun('openPopup')]).toEqual([['coolingDown'], 1])
})

it('abandons a redirect after a minute and a half, and lets the person choose again', () => {
  const story = tellFromChoosing()
  story.send(google, { type: 'popup.blocked' }, { type: 'identityProvider.redirect' })
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy'])
  story.wait(1)
  expect([story.state(), story.atWork(), story.context().failure]).toEqual([
    'choosing.idle',
    {},
    timedOut,
  ])
  story.send(google)
  expect([story.tags(), story.context().failure]).toEqual([['busy'], null])
})

it('waits a minute and a half for the result of a redirect, and lets the person choose again', () => {
  const story = begin(identityProviderMachine)
  story.send({ type: 'redirect.started', providerId: 'google.com' })
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy', 'returning'])
  story.wait(1)
  expect([story.state(), story.atWork(), story.context().failure]).toEqual([
    'choosing.idle',
    {},
    timedOut,
  ])
  story.send({ type: 'identityProvider.done' })
  expect(story.state()).toBe('choosing.idle')
})

it('signs in with an account that the browser offered, and asks for no other one meanwhile', () => {
  const story = tellFromChoosing()
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], ['offerAccounts']])
  story.send({ type: 'account.accepted', providerId: 'oidc.acme' }, google)
  expect([story.tags(), story.context().providerId, story.begun('openPopup')]).toEqual([
    ['accepted', 'busy'],
    'oidc.acme',
    0,
  ])
  story.send({ type: 'identityProvider.done' })
  expect(story.tags()).toEqual(['done'])
})

it('ends the offer when a person chooses a provider, and makes no other one on this page', () => {
  const story = tellFromChoosing()
  story.send(google, closed)
  expect([story.tags(), Object.keys(story.atWork()), story.begun('offerAccounts')]).toEqual([
    ['closed'],
    [],
    1,
  ])
})

it('leads a person whose offered account exists with another provider to that one', () => {
  const story = tellFromChoosing()
  story.send({ type: 'account.accepted', providerId: 'oidc.acme' }, exists)
  expect([story.tags(), story.context().email]).toEqual([['accountExists'], 'ada@example.com'])
})
