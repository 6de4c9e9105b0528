import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, type SnapshotFrom } from 'xstate'
import { authMachine } from '#src/machines/authMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'
import { ada, nemo } from '#tests/support/users.ts'
import { afterwards, closedDoor, type Door, type Happening } from './authModel.ts'

const credentials = { email: 'ada@example.com', password: 'notes on the engine' }

const happenings = fc.constantFrom<Happening>(
  { type: 'session.found', user: ada },
  { type: 'session.found', user: nemo },
  { type: 'session.missing' },
  { type: 'session.ended', endReason: 'endedByFirebase' },
  { type: 'session.notPersisted', reason: 'blocked' },
  { type: 'session.notPersisted', reason: 'full' },
  { type: 'session.persisted' },
  { type: 'signIn.submit', ...credentials },
  { type: 'signIn.submit', ...credentials },
  { type: 'signUp.submit', ...credentials },
  { type: 'signOut.submit' },
  { type: 'failure.dismiss' },
  { type: 'sessionEnd.dismiss' },
  failed('invalid-credential'),
  failed('too-many-requests'),
  failed('too-many-requests'),
  failed('network-request-failed'),
  { type: 'wait', for: 7_999 },
  { type: 'wait', for: 30_000 },
  { type: 'wait', for: 89_999 },
  { type: 'wait', for: 16 * 60_000 },
)

describe('the front door', () => {
  it('follows the requirements, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(happenings, { maxLength: 25 }), (events) => {
        const { take, facts, stop } = openDoor()
        let expected = closedDoor
        for (const event of events) {
          take(event)
          expected = afterwards(expected, event)
          expect({ after: event.type, ...expected }).toMatchObject({
            after: event.type,
            ...facts(),
          })
        }
        stop()
      }),
      { numRuns: 200, seed: 1815 },
    )
  })

  it('passes what was typed to the sign-in port only', () => {
    const actor = startActor(authMachine)
    actor.send({ type: 'session.missing' }, { type: 'signUp.submit', ...credentials })
    expect(actor.runningPorts()).toEqual({
      session: undefined,
      connection: undefined,
      signUp: credentials,
    })
    expect(actor.context().form).toBe('signUp')
    actor.send(failed('email-already-in-use'), { type: 'signIn.submit', ...credentials })
    expect(actor.runningPorts()).toMatchObject({ signIn: credentials })
    expect(actor.context().form).toBe('signIn')
    actor.send({ type: 'session.found', user: ada })
    expect(actor.context()).toMatchObject({ user: ada, form: null })
    actor.send({ type: 'signOut.submit' })
    expect(actor.context().form).toBe('signOut')
    expect(Object.keys(actor.runningPorts())).toEqual(['watchSession', 'connection', 'endSession'])
  })

  it('keeps the latest data of the signed-in account, and forgets a person who is replaced by another', () => {
    const actor = startActor(authMachine)
    actor.send({ type: 'session.found', user: ada }, { type: 'signOut.submit' })
    actor.send({ type: 'session.found', user: { ...ada, displayName: 'Ada King' } })
    expect([actor.state(), actor.context().user?.displayName]).toEqual([
      'signedIn.signingOut',
      'Ada King',
    ])
    actor.send({ type: 'session.found', user: nemo })
    expect([actor.state(), actor.context().user]).toEqual(['signedIn.active', nemo])
  })

  it('starts without the session on request only if the first answer is stalled', () => {
    const actor = startActor(authMachine)
    actor.send({ type: 'session.abandon' })
    actor.wait(8_000)
    expect(actor.ranActions()).toEqual([])
    actor.send({ type: 'session.abandon' })
    expect(actor.ranActions()).toEqual(['reloadWithoutSession'])
  })

  it('reloads only if the first answer is stalled', () => {
    const actor = startActor(authMachine)
    actor.send({ type: 'session.retry' })
    actor.wait(8_000)
    expect(actor.ranActions()).toEqual([])
    actor.send({ type: 'session.retry' })
    expect(actor.ranActions()).toEqual(['reloadPage'])
    actor.send({ type: 'session.found', user: ada }, { type: 'session.retry' })
    expect(actor.ranActions()).toEqual(['reloadPage'])
  })

  it('tells when the cool-down ends', () => {
    const actor = startActor(authMachine)
    actor.send({ type: 'session.missing' }, { type: 'signIn.submit', ...credentials })
    actor.send(failed('too-many-requests'))
    expect(actor.context().coolDownEndsAt).toBe(Date.now() + 30_000)
    actor.wait(30_000)
    expect(actor.context().coolDownEndsAt).toBeNull()
  })
})

type Facts = Omit<Door, 'throttleCount' | 'left'>

function pageIn(snapshot: SnapshotFrom<typeof authMachine>): Facts['page'] {
  if (snapshot.matches('signedIn')) return 'signedIn'
  if (snapshot.matches('signedOut')) return 'signedOut'
  return snapshot.matches({ initializing: 'stalled' }) ? 'stalled' : 'waiting'
}

/** The real machine on ports that only count. */
function openDoor() {
  vi.useFakeTimers()
  let requests = 0
  const silent = fromCallback(() => {})
  const request = fromCallback(() => void (requests += 1))
  const actors = {
    watchSession: silent,
    signIn: request,
    signUp: request,
    endSession: request,
    connection: silent,
  }
  const actor = createActor(authMachine.provide({ actors: actors as object })).start()
  const facts = (): Facts => {
    const snapshot = actor.getSnapshot()
    const { user, endReason, persistenceProblem, form, failure } = snapshot.context
    return {
      page: pageIn(snapshot),
      uid: user?.uid ?? null,
      endReason,
      persistenceProblem,
      running: snapshot.hasTag('busy') ? form : null,
      isPaused: snapshot.hasTag('coolingDown'),
      failure: failure?.kind ?? null,
      requests,
    }
  }
  return {
    take: (event: Happening) => {
      if (event.type === 'wait') vi.advanceTimersByTime(event.for)
      else actor.send(event)
    },
    facts,
    stop: () => {
      actor.stop()
      vi.useRealTimers()
    },
  }
}
