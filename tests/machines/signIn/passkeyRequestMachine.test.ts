import { expect, it } from 'vitest'
import {
  passkeyRequestMachine,
  type PasskeyRequestEvent,
} from '#src/machines/signIn/passkeyRequestMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const credential = '{"id":"AQID"}'
const chosen = { type: 'passkey.chosen', credential } as const
const request = { type: 'passkey.request' } as const

describeMachine({
  machine: passkeyRequestMachine,
  events: [
    { type: 'offer.resume' },
    { type: 'offer.pause' },
    request,
    chosen,
    { type: 'passkey.accepted' },
    failed('popup-closed-by-user'),
    failed('no-such-provider'),
    failed('too-many-requests'),
    failed('unauthorized-domain'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'no passkey': ({ context }) => !JSON.stringify(context).includes('AQID'),
    'one request at a time': (snapshot) => !(snapshot.hasTag('busy') && snapshot.can(request)),
    'no failure during an attempt': (snapshot) =>
      !(snapshot.hasTag('busy') && snapshot.context.failure !== null),
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
  },
})

it('offers passkeys as autofill only during no other attempt', () => {
  const story = begin(passkeyRequestMachine)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  story.send({ type: 'offer.resume' })
  expect(Object.keys(story.atWork())).toEqual(['offerPasskeys'])
  story.send({ type: 'offer.pause' })
  expect(story.atWork()).toEqual({})
})

it('uses a passkey chosen from autofill', () => {
  const story = begin(passkeyRequestMachine)
  story.send({ type: 'offer.resume' }, chosen)
  expect([story.tags(), story.atWork()]).toEqual([['busy'], { sendPasskey: { credential } }])
  story.send({ type: 'passkey.accepted' })
  expect([story.state(), story.tags(), story.atWork()]).toEqual(['done', ['busy'], {}])
})

it('ends the autofill offer before opening the dialog', () => {
  const story = begin(passkeyRequestMachine)
  story.send({ type: 'offer.resume' }, request, request)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([['busy'], ['askForPasskey']])
  expect(story.begun('askForPasskey')).toBe(1)
  story.send(chosen)
  expect([story.tags(), story.atWork()]).toEqual([['busy'], { sendPasskey: { credential } }])
})

it('reports a closed dialog without an error, until the next attempt', () => {
  const story = begin(passkeyRequestMachine)
  story.send(request, failed('popup-closed-by-user'))
  expect([story.tags(), story.context().failure]).toEqual([['dismissed'], null])
  story.send(request)
  expect(story.tags()).toEqual(['busy'])
})

it('reports a passkey that Firebase doesn’t know', () => {
  const story = begin(passkeyRequestMachine)
  story.send(request, chosen, failed('no-such-provider'))
  expect([story.tags(), story.context().failure]).toEqual([['unknown'], null])
})

it.each([[[request]], [[request, chosen]]] as const)(
  'reports any other failure until the next attempt: %j',
  (events) => {
    const story = begin(passkeyRequestMachine)
    story.send(...events, failed('unauthorized-domain'))
    expect([story.tags(), story.context().failure?.kind]).toEqual([[], 'unauthorized-domain'])
    story.send(request)
    expect(story.context().failure).toBeNull()
  },
)

it.each([
  failed('popup-closed-by-user'),
  failed('unauthorized-domain'),
  failed('too-many-requests'),
])('after an attempt, offers passkeys again only if it offered them before: $type', (failure) => {
  const atWorkAfterwards = (...before: PasskeyRequestEvent[]) => {
    const story = begin(passkeyRequestMachine)
    story.send(...before, request, failure)
    story.wait(30_000)
    return Object.keys(story.atWork())
  }
  expect(atWorkAfterwards({ type: 'offer.resume' })).toEqual(['offerPasskeys'])
  expect(atWorkAfterwards({ type: 'offer.pause' })).toEqual([])
})

it('offers passkeys after an attempt that began during another one', () => {
  const story = begin(passkeyRequestMachine)
  story.send({ type: 'offer.pause' }, request, { type: 'offer.resume' })
  expect(Object.keys(story.atWork())).toEqual(['askForPasskey'])
  story.send(failed('unauthorized-domain'))
  expect([Object.keys(story.atWork()), story.context().failure?.kind]).toEqual([
    ['offerPasskeys'],
    'unauthorized-domain',
  ])
})

it('forgets the failure when the person signs in another way', () => {
  const story = begin(passkeyRequestMachine)
  story.send(request, failed('unauthorized-domain'), { type: 'offer.pause' })
  expect([story.context().failure, story.atWork()]).toEqual([null, {}])
})

it.each([[[request]], [[request, chosen]]] as const)(
  'offers nothing after a failure if the person has begun to sign in another way: %j',
  (events) => {
    const story = begin(passkeyRequestMachine)
    story.send({ type: 'offer.resume' }, ...events, { type: 'offer.pause' })
    story.send(failed('unauthorized-domain'))
    expect([story.tags(), story.atWork(), story.context().failure]).toEqual([[], {}, null])
    story.send({ type: 'offer.resume' })
    expect(Object.keys(story.atWork())).toEqual(['offerPasskeys'])
  },
)

it('offers nothing after a cool-down in which the person has begun to sign in another way', () => {
  const story = begin(passkeyRequestMachine)
  story.send(request, failed('too-many-requests'), { type: 'offer.pause' })
  expect(story.context()).toMatchObject({ failure: null, coolDownEndsAt: null })
  story.wait(30_000)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  story.send({ type: 'offer.resume' })
  expect(Object.keys(story.atWork())).toEqual(['offerPasskeys'])
})

it('waits indefinitely for the browser, and 90 seconds for Firebase', () => {
  const story = begin(passkeyRequestMachine)
  story.send(request)
  story.wait(600_000)
  expect(story.tags()).toEqual(['busy'])
  story.send(chosen)
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy'])
  story.wait(1)
  expect([story.tags(), story.context().failure?.kind]).toEqual([[], 'network-request-failed'])
})

it.each([[[request]], [[request, chosen]]] as const)(
  'after too many requests, asks for nothing until the cool-down ends: %j',
  (events) => {
    const story = begin(passkeyRequestMachine)
    story.send(...events, failed('too-many-requests'), request)
    expect([story.tags(), story.atWork()]).toEqual([['coolingDown'], {}])
    expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
    story.wait(30_000)
    expect([story.tags(), story.context()]).toMatchObject([
      [],
      { failure: null, coolDownEndsAt: null },
    ])
  },
)
