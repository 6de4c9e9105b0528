import type { MovePhase } from '../domain/guestMove.ts'
import type { MoveContext } from './moveContext.ts'
import type { MoveEvent } from './moveEvents.ts'
import { newsIn, shortage } from './moveNews.ts'

type Now = { context: MoveContext; event: MoveEvent }

/** What the chart asks before it goes on. */
export const moveGuards = {
  isMissed: (now: Now) => phaseIn(now) === null,
  isUnderWay: (now: Now) => ['copying', 'removing'].includes(phaseIn(now) ?? ''),
  isPaused: (now: Now) => phaseIn(now) === 'paused',
  isRemoving: (now: Now) => phaseIn(now) === 'removing',
  isLeaving: (now: Now) => phaseIn(now) === 'leaving',
  isShort: (now: Now) => shortage(now).isShort,
  hasRest: ({ context }: Now) => !context.isVerified,
}

function phaseIn({ event }: Now): MovePhase | null {
  return newsIn(event, 'turn.taken', 'mark.changed', 'mark.gone').phase
}
