import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountChangeMachine } from '#src/machines/account/accountChangeMachine.ts'
import { pictureMachine } from '#src/machines/account/pictureMachine.ts'
import { deletionMachine } from '#src/machines/deletion/deletionMachine.ts'
import { guestSignInMachine } from '#src/machines/guest/guestSignInMachine.ts'
import { totpEnrollmentMachine } from '#src/machines/security/totpEnrollmentMachine.ts'
import { failureIn } from '#src/machines/shared/failures.ts'
import type { RequestContext } from '#src/machines/shared/request.ts'
import { emailActionMachine } from '#src/machines/signIn/emailActionMachine.ts'
import { identityProviderMachine } from '#src/machines/signIn/identityProviderMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const enter = { type: 'guest.signIn' } as const
const tooMany = failed('too-many-requests')

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

it('cools down for half a minute and then doubles, up to 16 minutes', () => {
  const actor = startActor(guestSignInMachine)
  const minutes = Array.from({ length: 7 }, () => {
    actor.send(enter, tooMany)
    expect(actor.context().failure).toEqual(tooMany.failure)
    const wait = (actor.context().coolDownEndsAt ?? 0) - Date.now()
    actor.wait(wait)
    return wait / 60_000
  })
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 16])
})

it('starts over after any other failure', () => {
  const broken = failed('network-request-failed')
  const actor = startActor(guestSignInMachine)
  actor.send(enter, tooMany)
  actor.wait(30_000)
  actor.send(enter, broken)
  expect(actor.context()).toMatchObject({ failure: broken.failure, throttleCount: 0 })
  actor.send(enter, tooMany)
  expect(actor.context().coolDownEndsAt).toBe(Date.now() + 30_000)
})

it('forgets the failure after the cool-down, but not how often there was one', () => {
  const actor = startActor(guestSignInMachine)
  actor.send(enter, tooMany)
  actor.wait(30_000)
  expect(actor.context()).toEqual({ failure: null, coolDownEndsAt: null, throttleCount: 1 })
})

it('finds a failure only in a failure event', () => {
  expect(failureIn(tooMany)).toEqual({ kind: 'too-many-requests', code: 'auth/too-many-requests' })
  expect(() => failureIn({ type: 'signOut.submit' })).toThrow('signOut')
  expect(() => failureIn({ type: 'the error.' })).toThrow('the error.')
})

/** Requests until Firebase refuses, cools down, requests again, and gets an answer. */
function refusedOnce<Event>(
  actor: {
    send: (...events: (Event | typeof tooMany)[]) => void
    wait: (milliseconds: number) => void
    context: () => RequestContext
  },
  ask: readonly Event[],
  ...answer: Event[]
) {
  actor.send(...ask, tooMany)
  const { throttleCount } = actor.context()
  actor.wait(30_000)
  actor.send(...ask, ...answer)
  return [throttleCount, actor.context().throttleCount]
}

const answered: Record<string, () => number[]> = {
  accountChange: () => {
    const actor = startActor(accountChangeMachine)
    actor.send({ type: 'change.open' })
    return refusedOnce(actor, [{ type: 'change.submit' }], { type: 'change.made' })
  },
  picture: () => {
    const actor = startActor(pictureMachine)
    actor.send({ type: 'picture.open' })
    const ask = [{ type: 'picture.remove', replaces: null }] as const
    return refusedOnce(actor, ask, { type: 'change.made' })
  },
  provider: () => {
    const actor = startActor(identityProviderMachine)
    actor.send({ type: 'redirect.none' })
    const ask = [{ type: 'identityProvider.choose', providerId: '' }] as const
    return refusedOnce(actor, ask, { type: 'identityProvider.done' })
  },
  emailAction: () => {
    const change = { email: '', previousEmail: null, factor: null }
    const actor = startActor(emailActionMachine, { mode: 'verifyEmail' })
    const ask = [{ type: 'link.check', code: '' }] as const
    return refusedOnce(actor, ask, { type: 'link.accepted', change })
  },
  'emailAction with an unknown email address': () => {
    const actor = startActor(emailActionMachine, { mode: 'signIn' })
    const ask = [{ type: 'link.check', code: '' }] as const
    return refusedOnce(actor, ask, { type: 'link.unrecognized' })
  },
  totpEnrollment: () => {
    const actor = startActor(totpEnrollmentMachine)
    actor.send(tooMany)
    const { throttleCount } = actor.context()
    actor.wait(30_000)
    actor.send({ type: 'secret.retry' }, { type: 'secret.ready' })
    return [throttleCount, actor.context().throttleCount]
  },
  'deletion after the data is gone': () => {
    const actor = startActor(deletionMachine, { uid: '' })
    actor.send({ type: 'flag.begun' })
    const answer = [{ type: 'changes.stopped' }, { type: 'data.deleted' }] as const
    return refusedOnce(actor, [{ type: 'deletion.retry' }], ...answer)
  },
  'deletion that is canceled': () => {
    const actor = startActor(deletionMachine, { uid: '' })
    actor.send({ type: 'flag.begun' })
    const answer = [{ type: 'deletion.cancel' }, { type: 'deletion.canceled' }] as const
    return refusedOnce(actor, [{ type: 'deletion.retry' }], ...answer)
  },
}

it.each(Object.entries(answered))(
  'starts over once Firebase has answered: %s',
  (_, throttleCounts) => {
    expect(throttleCounts()).toEqual([1, 0])
  },
)
