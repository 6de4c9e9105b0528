import type { WipeProgress } from '../domain/deletionReceipt.ts'
import type { Failure } from '../domain/failure.ts'
import type { CoolDown } from './coolDown.ts'
import type { DeletionEvent, Leaver } from './deletionEvents.ts'

type DeletionContext = Leaver &
  CoolDown & {
    failure: Failure | null
    /** `null` while nothing is being deleted. */
    progress: WipeProgress | null
    /** Of the step that is under way, in milliseconds; `null` where nobody can know. */
    timeLeft: number | null
    /** The account cannot be kept any more. */
    isFinal: boolean
    isWiped: boolean
    /** The person has just decided, here or elsewhere, to keep the account. */
    isKept: boolean
  }

/** Nothing has been deleted. */
export const untouched = {
  progress: null,
  timeLeft: null,
  isFinal: false,
  isWiped: false,
  isKept: false,
}

/** The types of the deletion. */
export const deletionTypes = {
  context: {} as DeletionContext,
  events: {} as DeletionEvent,
  input: {} as Leaver,
  tags: {} as 'deciding' | 'busy' | 'confirming' | 'removing' | 'halted' | 'keeping',
}

/** What to assign when a step goes on. */
export function progressed(_: unknown, news: Extract<DeletionEvent, { type: 'wipe.progress' }>) {
  return { progress: news.progress, timeLeft: news.timeLeft }
}

/** What every port is told. */
export function whose({ context: { uid } }: { context: Leaver }): Leaver {
  return { uid }
}
