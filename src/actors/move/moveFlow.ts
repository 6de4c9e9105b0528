import { fromCallback } from 'xstate'
import { changeMove, moveOf } from '../../device/moveMark.ts'
import { leaveRest } from '../../firebase/move/leaveRest.ts'
import {
  countThings,
  deleteGuest,
  handOverWords,
  placeFiles,
  placeNotes,
  verifyMove,
  watchMember,
  wipeGuest,
} from '../../firebase/move/moving.ts'
import { takeTurn } from '../../firebase/move/takeTurn.ts'
import { moveMachine } from '../../machines/moveMachine.ts'
import { watchMark } from './watchMark.ts'

/** Moving what a guest keeps into an account, wired to both. */
export const moveFlow = moveMachine.provide({
  actors: {
    watchMember: fromCallback(watchMember),
    watchMark: fromCallback(watchMark),
    takeTurn: fromCallback(takeTurn),
    countThings: fromCallback(countThings),
    placeNotes: fromCallback(placeNotes),
    placeFiles: fromCallback(placeFiles),
    handOverWords: fromCallback(handOverWords),
    verifyMove: fromCallback(verifyMove),
    wipeGuest: fromCallback(wipeGuest),
    deleteGuest: fromCallback(deleteGuest),
    leaveRest: fromCallback(leaveRest),
  },
  actions: {
    // Another tab may be deleting by now, and how it ends is read from what the mark says.
    rememberPause: ({ context: { guestUid } }) => {
      if (moveOf(guestUid)?.phase !== 'removing') void changeMove(guestUid, { phase: 'paused' })
    },
    rememberGoingOn: ({ context: { guestUid } }) => {
      if (moveOf(guestUid)?.phase === 'paused') void changeMove(guestUid, { phase: 'copying' })
    },
  },
})
