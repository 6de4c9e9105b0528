import { coolDownAfter } from '../domain/backOff.ts'

/** What a machine remembers of an overloaded provider. */
export type CoolDown = {
  /** How often in a row the provider answered "too many requests". */
  refusals: number
  /** When the cool-down ends, in milliseconds since 1970; `null` while there is none. */
  coolDownEndsAt: number | null
}

/** Nothing was refused. */
export const rested: CoolDown = { refusals: 0, coolDownEndsAt: null }

/** One refusal more, and the longer wait that it asks for. */
export function refusedOnceMore({ refusals }: CoolDown): CoolDown {
  return { refusals: refusals + 1, coolDownEndsAt: Date.now() + coolDownAfter(refusals + 1) }
}

/** How long it still is until that moment, in milliseconds; none once it has passed. */
export function timeUntil(moment: number | null): number {
  return Math.max(0, (moment ?? 0) - Date.now())
}
