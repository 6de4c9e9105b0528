import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate'
import type { RequestContext } from '#src/machines/shared/request.ts'
import { failed } from '../failures.ts'
import { startActor } from './startActor.ts'

/** A request that a person can make again. */
type RepeatableRequest<Machine extends AnyStateMachine> = {
  readonly machine: Machine
  readonly input?: InputFrom<Machine>
  /** What leads to the state in which the person can make it. */
  readonly before?: readonly EventFrom<Machine>[]
  readonly ask: EventFrom<Machine>
  /** The ID of the port that makes it. */
  readonly port: string
  /** How long it may take, in milliseconds; `null` if it waits for the person. */
  readonly limit?: number | null
  /** Whether the running port waits for the person to confirm their identity. */
  readonly canConfirm?: boolean
}

/** Registers the tests that every request with a time limit and a cool-down must pass. */
export function describeRequest<Machine extends AnyStateMachine>(
  request: RepeatableRequest<Machine>,
): void {
  const { machine, input, before = [], ask, port, limit = 90_000, canConfirm = false } = request

  function start() {
    const actor = startActor<AnyStateMachine>(machine, input)
    actor.send(...before)
    const context = () => actor.context() as RequestContext
    return {
      ...actor,
      seen: () => ({
        state: actor.state(),
        tags: actor.tags(),
        ports: Object.keys(actor.runningPorts()),
      }),
      failure: () => context().failure,
      coolDownEndsAt: () => context().coolDownEndsAt,
    }
  }

  describe(`${port} of ${machine.id}`, () => {
    test('runs once at a time, and can be repeated after a failure, which is then forgotten', () => {
      const actor = start()
      const idle = actor.seen()
      actor.send(ask)
      const busy = actor.seen()
      actor.send(ask)
      expect([actor.seen(), actor.startCount(port)]).toEqual([busy, 1])
      actor.send(failed('network-request-failed'))
      expect([actor.seen(), actor.failure()?.kind]).toEqual([idle, 'network-request-failed'])
      actor.send(ask)
      expect([actor.seen(), actor.failure(), actor.startCount(port)]).toEqual([busy, null, 2])
    })

    test.each(limit === null ? [] : [limit])(
      'is abandoned after %i milliseconds without an answer',
      (longest) => {
        const actor = start()
        const idle = actor.seen()
        actor.send(ask)
        const busy = actor.seen()
        actor.wait(longest - 1)
        expect(actor.seen()).toEqual(busy)
        actor.wait(1)
        expect([actor.seen(), actor.failure()]).toEqual([
          idle,
          { kind: 'network-request-failed', code: 'auth/timeout' },
        ])
      },
    )

    test.each(canConfirm ? ['requires-recent-login' as const] : [])(
      'after %s, continues once the person has confirmed their identity, or is forgotten',
      (kind) => {
        const actor = start()
        const idle = actor.seen()
        actor.send(ask)
        const busy = actor.seen()
        const pending = actor.runningPorts()
        actor.send(failed(kind))
        actor.wait(600_000)
        expect([actor.tags(), actor.runningPorts()]).toEqual([
          [...idle.tags, 'confirming'].sort(),
          pending,
        ])
        actor.send({ type: 'identity.canceled' })
        expect(actor.seen()).toEqual(idle)
        actor.send(ask, failed(kind), { type: 'identity.confirmed' })
        expect([actor.seen(), actor.runningPorts()]).toEqual([busy, pending])
        expect(actor.sentTo(port)).toEqual([{ type: 'identity.confirmed' }])
        actor.send(failed('too-many-requests'), ask)
        expect([actor.tags(), actor.startCount(port)]).toEqual([
          [...idle.tags, 'coolingDown'].sort(),
          2,
        ])
      },
    )

    test('starts no more after too many requests until the cool-down is over, and then it does', () => {
      const actor = start()
      const idle = actor.seen()
      actor.send(ask, failed('too-many-requests'))
      expect(actor.coolDownEndsAt()).toBe(Date.now() + 30_000)
      actor.wait(29_999)
      actor.send(ask)
      expect([actor.tags(), Object.keys(actor.runningPorts())]).toEqual([
        [...idle.tags, 'coolingDown'].sort(),
        idle.ports,
      ])
      expect([actor.failure()?.kind, actor.startCount(port)]).toEqual(['too-many-requests', 1])
      actor.wait(1)
      expect([actor.seen(), actor.failure(), actor.coolDownEndsAt()]).toEqual([idle, null, null])
      actor.send(ask)
      expect(actor.startCount(port)).toBe(2)
    })
  })
}
