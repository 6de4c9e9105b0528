import type { MovePhase } from '../domain/guestMove.ts'
import type { MoveContext } from './moveContext.ts'
import type { MoveEvent } from './moveEvents.ts'
import { newsIn, shortage } from './moveNews.ts'

type Now = { context: MoveContext; event: MoveEvent }

/** What the chart asks before it goes on. */
export const moveGuards = {
  isOver: (now: Now) => found(now) === null,
  isPausedElsewhere: (now: Now) => found(now) === 'paused',
  isRemoving: (now: Now) => found(now) === 'removing',
  isShort: (now: Now) => shortage(now).isShort,
  hasRest: ({ context }: Now) => !context.isVerified,
}

function found({ event }: Now): MovePhase | null {
  return newsIn(event, 'turn.taken').phase
}
