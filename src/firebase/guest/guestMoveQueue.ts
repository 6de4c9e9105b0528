import {
  guestMoveQueueMachine,
  type WatchGuests,
} from '../../machines/guest/guestMoveQueueMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { onMoveChange, guestMovingTo } from '../../storage/journals/moveJournal.ts'
import { guestMoveLogic } from './guestMove.ts'

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
export const guestMoveQueueLogic = guestMoveQueueMachine.provide({
  actors: { ...portsOf({ watchGuests }), move: guestMoveLogic },
})
