import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountChangeMachine } from '#src/machines/account/accountChangeMachine.ts'
import type { RequestContext } from '#src/machines/shared/request.ts'
import { failureIn } from '#src/machines/shared/failures.ts'
import { deletionMachine } from '#src/machines/deletion/deletionMachine.ts'
import { guestSignInMachine } from '#src/machines/guest/guestSignInMachine.ts'
import { emailActionMachine } from '#src/machines/signIn/emailActionMachine.ts'
import { pictureMachine } from '#src/machines/account/pictureMachine.ts'
import { identityProviderMachine } from '#src/machines/signIn/identityProviderMachine.ts'
import { totpEnrollmentMachine } from '#src/machines/security/totpEnrollmentMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { begin } from '#tests/support/statechart/story.ts'

const enter = { type: 'guest.signIn' } as const
const tooMany = failed('too-many-requests')

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

it('cools down for half a minute and then doubles, up to 16 minutes', () => {
  const story = begin(guestSignInMachine)
  const minutes = Array.from({ length: 7 }, () => {
    story.send(enter, tooMany)
    expect(story.context().failure).toEqual(tooMany.failure)
    const wait = (story.context().coolDownEndsAt ?? 0) - Date.now()
    story.wait(wait)
    return wait / 60_000
  })
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 16])
})

it('starts over after any other failure', () => {
  const broken = failed('network-request-failed')
  const story = begin(guestSignInMachine)
  story.send(enter, tooMany)
  story.wait(30_000)
  story.send(enter, broken)
  expect(story.context()).toMatchObject({ failure: broken.failure, throttleCount: 0 })
  story.send(enter, tooMany)
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
})

it('forgets the failure after the cool-down, but not how often there was one', () => {
  const story = begin(guestSignInMachine)
  story.send(enter, tooMany)
  story.wait(30_000)
  expect(story.context()).toEqual({ failure: null, coolDownEndsAt: null, throttleCount: 1 })
})

it('finds a failure only in a failure event', () => {
  expect(failureIn(tooMany)).toEqual({ kind: 'too-many-requests', code: 'auth/too-many-requests' })
  expect(() => failureIn({ type: 'signOut' })).toThrow('signOut')
  expect(() => failureIn({ type: 'the error.' })).toThrow('the error.')
})

/** Requests until Firebase refuses, cools down, requests again, and gets an answer. */
function refusedOnce<Event>(
  story: {
    send: (...events: (Event | typeof tooMany)[]) => void
    wait: (milliseconds: number) => void
    context: () => RequestContext
  },
  ask: readonly Event[],
  ...answer: Event[]
) {
  story.send(...ask, tooMany)
  const { throttleCount } = story.context()
  story.wait(30_000)
  story.send(...ask, ...answer)
  return [throttleCount, story.context().throttleCount]
}

const answered: Record<string, () => number[]> = {
  accountChange: () => {
    const story = begin(accountChangeMachine)
    story.send({ type: 'change.open' })
    return refusedOnce(story, [{ type: 'change.submit' }], { type: 'change.made' })
  },
  picture: () => {
    const story = begin(pictureMachine)
    story.send({ type: 'picture.open' })
    const ask = [{ type: 'picture.remove', replaces: null }] as const
    return refusedOnce(story, ask, { type: 'change.made' })
  },
  provider: () => {
    const story = begin(identityProviderMachine)
    story.send({ type: 'redirect.none' })
    const ask = [{ type: 'identityProvider.choose', providerId: '' }] as const
    return refusedOnce(story, ask, { type: 'identityProvider.done' })
  },
  emailAction: () => {
    const change = { email: '', previousEmail: null, factor: null }
    const story = begin(emailActionMachine, { mode: 'verifyEmail' })
    const ask = [{ type: 'link.check', code: '' }] as const
    return refusedOnce(story, ask, { type: 'link.accepted', change })
  },
  'emailAction with an unknown email address': () => {
    const story = begin(emailActionMachine, { mode: 'signIn' })
    const ask = [{ type: 'link.check', code: '' }] as const
    return refusedOnce(story, ask, { type: 'link.unrecognized' })
  },
  totpEnrollment: () => {
    const story = begin(totpEnrollmentMachine)
    story.send(tooMany)
    const { throttleCount } = story.context()
    story.wait(30_000)
    story.send({ type: 'secret.retry' }, { type: 'secret.ready' })
    return [throttleCount, story.context().throttleCount]
  },
  'deletion after the data is gone': () => {
    const story = begin(deletionMachine, { uid: '' })
    story.send({ type: 'flag.begun' })
    const answer = [{ type: 'changes.stopped' }, { type: 'data.deleted' }] as const
    return refusedOnce(story, [{ type: 'deletion.retry' }], ...answer)
  },
  'deletion that is canceled': () => {
    const story = begin(deletionMachine, { uid: '' })
    story.send({ type: 'flag.begun' })
    const answer = [{ type: 'deletion.cancel' }, { type: 'deletion.canceled' }] as const
    return refusedOnce(story, [{ type: 'deletion.retry' }], ...answer)
  },
}

it.each(Object.entries(answered))('starts over once Firebase has answered: %s', (_, tell) => {
  expect(tell()).toEqual([1, 0])
})
