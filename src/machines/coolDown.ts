import type { EventObject } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import { failureIn } from './failures.ts'

/** What a machine remembers of an overloaded provider. */
export type CoolDown = {
  /** How often in a row the provider answered "too many requests". */
  refusals: number
  /** When the cool-down ends, in milliseconds since 1970; `null` while there is none. */
  coolDownEndsAt: number | null
}

/** Nothing was refused. */
export const rested: CoolDown = { refusals: 0, coolDownEndsAt: null }

/** How long a person waits before the same mail or text message may be sent again, in milliseconds. */
export const resendWait = 30_000

/** What to assign once the provider said "too many requests": one refusal more, and a longer wait. */
export function overloaded({ context, event }: { context: CoolDown; event: EventObject }) {
  const refusals = context.refusals + 1
  const coolDownEndsAt = Date.now() + coolDownAfter(refusals)
  return { failure: failureIn(event), refusals, coolDownEndsAt }
}

/** What to assign after any other failure: the refusals are not in a row any more. */
export function failed({ event }: { event: EventObject }) {
  return { failure: failureIn(event), refusals: 0 }
}

/** What to assign once a wait is over. */
export const cooledDown = { failure: null, coolDownEndsAt: null }

/** How long it still is until that moment, in milliseconds; none once it has passed. */
export function timeUntil(moment: number | null): number {
  return Math.max(0, (moment ?? 0) - Date.now())
}
