import { assign, type EventObject } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import { failureActions, failureIn, type Failing } from './failures.ts'

/** The failure and cool-down part of a machine's context. */
export type CoolDown = Failing & {
  /** How many times in a row Firebase answered "too many requests". */
  refusals: number
  /** When the cool-down ends, in milliseconds since 1970; `null` if there is none. */
  coolDownEndsAt: number | null
}

/** The initial value: no failure and no refusals. */
export const noFailure: CoolDown = { failure: null, refusals: 0, coolDownEndsAt: null }

/** In milliseconds: how long a person waits before the same message can be sent again. */
export const resendWait = 30_000

type Now = { context: CoolDown; event: EventObject }

/** Returns the cool-down actions and delay. Spread them inside `setup`. */
export function coolDown<Context extends CoolDown, Event extends EventObject>() {
  const set = (update: (now: Now) => Partial<CoolDown>) =>
    assign<Context, Event, undefined, Event, never>((now) => update(now) as Partial<Context>)
  return {
    actions: {
      ...failureActions<Context, Event>(),
      setFailure: set(failed),
      startCoolDown: set(overloaded),
      endCoolDown: set(() => cooledDown),
      clearRefusals: set(() => noFailure),
    },
    delays: { coolDown: ({ context }: { context: Context }) => coolDownAfter(context.refusals) },
  }
}

/** Returns the context after "too many requests": one more refusal, and a longer cool-down. */
export function overloaded({ context, event }: Now) {
  const refusals = context.refusals + 1
  const coolDownEndsAt = Date.now() + coolDownAfter(refusals)
  return { failure: failureIn(event), refusals, coolDownEndsAt }
}

/** Returns the context after any other failure, which interrupts a row of refusals. */
export function failed({ event }: Pick<Now, 'event'>) {
  return { failure: failureIn(event), refusals: 0 }
}

/** The context after a cool-down. */
export const cooledDown = { failure: null, coolDownEndsAt: null }

/** Returns the time until a moment, in milliseconds; 0 if it has passed. */
export function timeUntil(moment: number | null): number {
  return Math.max(0, (moment ?? 0) - Date.now())
}
