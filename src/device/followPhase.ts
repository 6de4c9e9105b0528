import type { MovePhase } from '../domain/guestMove.ts'
import { followMoves, moveOf } from './moveMark.ts'

/** Who hears how far one move is. */
export type PhaseListeners = {
  changed: (phase: MovePhase) => void
  /** The mark has gone; `last` is what it said before, by which it is known how the move has ended. */
  gone: (last: MovePhase) => void
}

/** Hears how far a move is, in whatever page of this app; returns the function that stops it. */
export function followPhase(guestUid: string, { changed, gone }: PhaseListeners): () => void {
  let known = moveOf(guestUid)?.phase
  return followMoves((change) => {
    if (change.guestUid !== guestUid) return
    const last = change.before?.phase ?? known
    known = change.now?.phase
    if (known && known !== last) changed(known)
    if (last && !known) gone(last)
  })
}
