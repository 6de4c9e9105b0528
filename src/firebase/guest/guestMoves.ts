import {
  changeMove,
  onMoveChange,
  guestMovingTo,
  moveOf,
} from '../../storage/journals/moveJournal.ts'
import { fromCallback, type ActorRefFrom } from 'xstate'
import {
  acquireMoveLock,
  countItems,
  deleteGuest,
  transferUnsent,
  copyItems,
  discardRemaining,
  verifyMove,
  watchMoveJournal,
  watchSignedIn,
  deleteGuestData,
} from './movePorts.ts'
import { guestMovesMachine, type WatchGuests } from '../../machines/guest/guestMovesMachine.ts'
import { moveMachine } from '../../machines/guest/moveMachine.ts'

/** Moves a guest's data to an account. */
const moveLogic = moveMachine.provide({
  actors: {
    watchSignedIn: fromCallback(watchSignedIn),
    watchMoveJournal: fromCallback(watchMoveJournal),
    acquireMoveLock: fromCallback(acquireMoveLock),
    countItems: fromCallback(countItems),
    copyItems: fromCallback(copyItems),
    transferUnsent: fromCallback(transferUnsent),
    verifyMove: fromCallback(verifyMove),
    deleteGuestData: fromCallback(deleteGuestData),
    deleteGuest: fromCallback(deleteGuest),
    discardRemaining: fromCallback(discardRemaining),
  },
  actions: {
    // Another tab may be deleting by now. The journal entry tells how that ends.
    recordPause: ({ context: { guestUid } }) => {
      if (moveOf(guestUid)?.phase !== 'deleting') void changeMove(guestUid, { phase: 'paused' })
    },
    recordResume: ({ context: { guestUid } }) => {
      if (moveOf(guestUid)?.phase === 'paused') void changeMove(guestUid, { phase: 'copying' })
    },
  },
})

/** A move in progress, or one whose result hasn't been read. */
export type MoveActor = ActorRefFrom<typeof moveMachine>

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
