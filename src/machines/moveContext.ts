import { backOff, coolDownAfter } from '../domain/backOff.ts'
import type { WipeProgress } from '../domain/deletionReceipt.ts'
import type { Failure } from '../domain/failure.ts'
import type { GuestThings, Movers } from '../domain/guestMove.ts'
import { rested, type CoolDown } from './coolDown.ts'
import type { MoveEvent } from './moveEvents.ts'

export type MoveContext = Movers &
  CoolDown & {
    things: GuestThings
    placed: GuestThings
    /** There is no room for some of it. */
    isShort: boolean
    /** All has arrived, and some of it may be deleted where it was. */
    isVerified: boolean
    /** Of deleting the guest's copy. */
    progress: WipeProgress | null
    /** Of the step that is under way, in milliseconds; `null` where nobody can know. */
    timeLeft: number | null
    /** How often the network has failed. */
    failures: number
    failure: Failure | null
  }

const nothing: GuestThings = { notes: 0, files: 0 }

export const newMove: Omit<MoveContext, keyof Movers> = {
  things: nothing,
  placed: nothing,
  isShort: false,
  isVerified: false,
  progress: null,
  timeLeft: null,
  failures: 0,
  failure: null,
  ...rested,
}

/** For `setup`, which reads the types and ignores the value. */
export const moveTypes = {} as {
  context: MoveContext
  events: MoveEvent
  input: Movers
  tags: 'waiting' | 'copying' | 'removing' | 'halted' | 'leaving' | 'over'
}

/** What every port is told. */
export function moversIn({ context: { guestUid, uid } }: { context: Movers }): Movers {
  return { guestUid, uid }
}

type Now = { context: MoveContext }

/** In milliseconds. */
export const moveDelays = {
  coolDown: ({ context }: Now) => coolDownAfter(context.refusals),
  nextTry: ({ context }: Now) => backOff(context.failures, 2_000, 60_000),
}
