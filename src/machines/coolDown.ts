import { assertEvent, assign, type EventObject } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import type { Failure, FailureEvent } from '../domain/failure.ts'

/** What a machine remembers of a provider that has failed, or refuses. */
export type CoolDown = {
  failure: Failure | null
  /** How often in a row the provider answered "too many requests". */
  refusals: number
  /** When the cool-down ends, in milliseconds since 1970; `null` while there is none. */
  coolDownEndsAt: number | null
}

/** Nothing has failed, and nothing was refused. */
export const rested: CoolDown = { failure: null, refusals: 0, coolDownEndsAt: null }

/** What an attempt is told that the provider never answered. */
export const unanswered: Failure = { kind: 'network-request-failed', code: 'auth/timeout' }

/** How long a person waits before the same mail or text message may be sent again, in milliseconds. */
export const resendWait = 30_000

type Now = { context: CoolDown; event: EventObject }

/** The failure that an event carries. */
export function failureIn(event: EventObject): Failure {
  const answer = event as FailureEvent
  assertEvent(answer, 'error.*')
  return answer.failure
}

/** The actions and the delay of every chart that cools down, to spread inside `setup`, where Stately reads them. */
export function coolDown<Context extends CoolDown, Event extends EventObject>() {
  const set = (update: (now: Now) => Partial<CoolDown>) =>
    assign<Context, Event, undefined, Event, never>((now) => update(now) as Partial<Context>)
  return {
    actions: {
      forgetFailure: set(() => ({ failure: null })),
      setFailure: set(failed),
      giveUp: set(() => ({ failure: unanswered })),
      startCoolDown: set(overloaded),
      endCoolDown: set(() => cooledDown),
      forgetRefusals: set(() => rested),
    },
    delays: { coolDown: ({ context }: { context: Context }) => coolDownAfter(context.refusals) },
  }
}

/** What to assign once the provider said "too many requests": one refusal more, and a longer wait. */
export function overloaded({ context, event }: Now) {
  const refusals = context.refusals + 1
  const coolDownEndsAt = Date.now() + coolDownAfter(refusals)
  return { failure: failureIn(event), refusals, coolDownEndsAt }
}

/** What to assign after any other failure: the refusals are not in a row any more. */
export function failed({ event }: Pick<Now, 'event'>) {
  return { failure: failureIn(event), refusals: 0 }
}

/** What to assign once a wait is over. */
export const cooledDown = { failure: null, coolDownEndsAt: null }

/** How long it still is until that moment, in milliseconds; none once it has passed. */
export function timeUntil(moment: number | null): number {
  return Math.max(0, (moment ?? 0) - Date.now())
}
