import { fromCallback } from 'xstate'
import { guestMovesMachine, type WatchGuests } from '../../machines/guest/guestMovesMachine.ts'
import { onMoveChange, guestMovingTo } from '../../storage/journals/moveJournal.ts'
import { moveLogic } from './move.ts'

const watchGuests: WatchGuests = ({ input: { uid }, sendBack }) => {
  const report = () => {
    const guest = guestMovingTo(uid)
    if (guest?.isConfirmed) sendBack({ type: 'guest.confirmed', guestUid: guest.guestUid })
  }
  const stop = onMoveChange(report)
  report()
  return stop
}

/** Runs the moves to the signed-in person, as the journal lists them. */
export const guestMovesLogic = guestMovesMachine.provide({
  actors: { watchGuests: fromCallback(watchGuests), move: moveLogic },
})
