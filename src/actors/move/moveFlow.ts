import { fromCallback } from 'xstate'
import { changeMove } from '../../device/moveMark.ts'
import { leaveRest } from '../../firebase/move/leaveRest.ts'
import {
  countThings,
  deleteGuest,
  handOverWords,
  placeFiles,
  placeNotes,
  takeTurn,
  verifyMove,
  watchMember,
  wipeGuest,
} from '../../firebase/move/moving.ts'
import { moveMachine } from '../../machines/moveMachine.ts'

/** Moving what a guest keeps into an account, wired to both. */
export const moveFlow = moveMachine.provide({
  actors: {
    watchMember: fromCallback(watchMember),
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
    rememberPause: ({ context }) => changeMove(context.guestUid, { phase: 'paused' }),
    rememberGoingOn: ({ context }) => changeMove(context.guestUid, { phase: 'copying' }),
  },
})
