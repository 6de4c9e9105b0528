import { expect, it } from 'vitest'
import {
  passkeyRequestMachine,
  type PasskeyRequestEvent,
} from '#src/machines/signIn/passkeyRequestMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

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
  const actor = startActor(passkeyRequestMachine)
  expect([actor.tags(), actor.runningPorts()]).toEqual([[], {}])
  actor.send({ type: 'offer.resume' })
  expect(Object.keys(actor.runningPorts())).toEqual(['offerPasskeys'])
  actor.send({ type: 'offer.pause' })
  expect(actor.runningPorts()).toEqual({})
})

it('uses a passkey chosen from autofill', () => {
  const actor = startActor(passkeyRequestMachine)
  actor.send({ type: 'offer.resume' }, chosen)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], { sendPasskey: { credential } }])
  actor.send({ type: 'passkey.accepted' })
  expect([actor.state(), actor.tags(), actor.runningPorts()]).toEqual(['done', ['busy'], {}])
})

it('ends the autofill offer before opening the dialog', () => {
  const actor = startActor(passkeyRequestMachine)
  actor.send({ type: 'offer.resume' }, request, request)
  expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([['busy'], ['askForPasskey']])
  expect(actor.startCount('askForPasskey')).toBe(1)
  actor.send(chosen)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], { sendPasskey: { credential } }])
})

it('reports a closed dialog without an error, until the next attempt', () => {
  const actor = startActor(passkeyRequestMachine)
  actor.send(request, failed('popup-closed-by-user'))
  expect([actor.tags(), actor.context().failure]).toEqual([['dismissed'], null])
  actor.send(request)
  expect(actor.tags()).toEqual(['busy'])
})

it('reports a passkey that Firebase doesn’t know', () => {
  const actor = startActor(passkeyRequestMachine)
  actor.send(request, chosen, failed('no-such-provider'))
  expect([actor.tags(), actor.context().failure]).toEqual([['unknown'], null])
})

it.each([[[request]], [[request, chosen]]] as const)(
  'reports any other failure until the next attempt: %j',
  (events) => {
    const actor = startActor(passkeyRequestMachine)
    actor.send(...events, failed('unauthorized-domain'))
    expect([actor.tags(), actor.context().failure?.kind]).toEqual([[], 'unauthorized-domain'])
    actor.send(request)
    expect(actor.context().failure).toBeNull()
  },
)

it.each([
  failed('popup-closed-by-user'),
  failed('unauthorized-domain'),
  failed('too-many-requests'),
])('after an attempt, offers passkeys again only if it offered them before: $type', (failure) => {
  const atWorkAfterwards = (...before: PasskeyRequestEvent[]) => {
    const actor = startActor(passkeyRequestMachine)
    actor.send(...before, request, failure)
    actor.wait(30_000)
    return Object.keys(actor.runningPorts())
  }
  expect(atWorkAfterwards({ type: 'offer.resume' })).toEqual(['offerPasskeys'])
  expect(atWorkAfterwards({ type: 'offer.pause' })).toEqual([])
})

it('offers passkeys after an attempt that began during another one', () => {
  const actor = startActor(passkeyRequestMachine)
  actor.send({ type: 'offer.pause' }, request, { type: 'offer.resume' })
  expect(Object.keys(actor.runningPorts())).toEqual(['askForPasskey'])
  actor.send(failed('unauthorized-domain'))
  expect([Object.keys(actor.runningPorts()), actor.context().failure?.kind]).toEqual([
    ['offerPasskeys'],
    'unauthorized-domain',
  ])
})

it('forgets the failure when the person signs in another way', () => {
  const actor = startActor(passkeyRequestMachine)
  actor.send(request, failed('unauthorized-domain'), { type: 'offer.pause' })
  expect([actor.context().failure, actor.runningPorts()]).toEqual([null, {}])
})

it.each([[[request]], [[request, chosen]]] as const)(
  'offers nothing after a failure if the person has begun to sign in another way: %j',
  (events) => {
    const actor = startActor(passkeyRequestMachine)
    actor.send({ type: 'offer.resume' }, ...events, { type: 'offer.pause' })
    actor.send(failed('unauthorized-domain'))
    expect([actor.tags(), actor.runningPorts(), actor.context().failure]).toEqual([[], {}, null])
    actor.send({ type: 'offer.resume' })
    expect(Object.keys(actor.runningPorts())).toEqual(['offerPasskeys'])
  },
)

it('offers nothing after a cool-down in which the person has begun to sign in another way', () => {
  const actor = startActor(passkeyRequestMachine)
  actor.send(request, failed('too-many-requests'), { type: 'offer.pause' })
  actor.wait(30_000)
  expect([actor.tags(), actor.runningPorts()]).toEqual([[], {}])
  actor.send({ type: 'offer.resume' })
  expect(Object.keys(actor.runningPorts())).toEqual(['offerPasskeys'])
})

it('keeps the cool-down when the person signs in another way', () => {
  const actor = startActor(passkeyRequestMachine)
  actor.send(request, failed('too-many-requests'))
  const coolDownEndsAt = Date.now() + 30_000
  actor.wait(29_999)
  actor.send({ type: 'offer.pause' }, { type: 'offer.resume' }, request)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['coolingDown'], {}])
  expect(actor.context()).toMatchObject({ failure: { kind: 'too-many-requests' }, coolDownEndsAt })
  actor.wait(1)
  expect(Object.keys(actor.runningPorts())).toEqual(['offerPasskeys'])
})

it('waits indefinitely for the browser, and 90 seconds for Firebase', () => {
  const actor = startActor(passkeyRequestMachine)
  actor.send(request)
  actor.wait(600_000)
  expect(actor.tags()).toEqual(['busy'])
  actor.send(chosen)
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy'])
  actor.wait(1)
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([[], 'network-request-failed'])
})

it.each([[[request]], [[request, chosen]]] as const)(
  'after too many requests, asks for nothing until the cool-down ends: %j',
  (events) => {
    const actor = startActor(passkeyRequestMachine)
    actor.send(...events, failed('too-many-requests'), request)
    expect([actor.tags(), actor.runningPorts()]).toEqual([['coolingDown'], {}])
    expect(actor.context().coolDownEndsAt).toBe(Date.now() + 30_000)
    actor.wait(30_000)
    expect([actor.tags(), actor.context()]).toMatchObject([
      [],
      { failure: null, coolDownEndsAt: null },
    ])
  },
)
