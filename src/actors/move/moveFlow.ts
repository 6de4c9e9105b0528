import { followPhase, changeMove, moveOf } from '../../device/moveJournal.ts'
import type { WatchMoveJournal } from '../../machines/moveEvents.ts'
import { fromCallback, createActor, type ActorRefFrom } from 'xstate'
import {
  countThings,
  deleteGuest,
  flushEdits,
  copyFiles,
  copyNotes,
  leaveRemaining,
  verifyMove,
  watchSignedIn,
  wipeGuest,
} from '../../firebase/guest/moving.ts'
import { takeTurn } from './takeTurn.ts'
import { moveMachine } from '../../machines/moveMachine.ts'
import type { Movers } from '../../domain/guestMove.ts'
import type { Inspect } from '../authActor.ts'

const watchMoveJournal: WatchMoveJournal = ({ input: { guestUid }, sendBack }) =>
  followPhase(guestUid, {
    changed: (phase) => sendBack({ type: 'journal.changed', phase }),
    gone: (phase) => sendBack({ type: 'journal.gone', phase }),
  })

/** Moving what a guest keeps into an account, wired to both. */
const moveFlow = moveMachine.provide({
  actors: {
    watchSignedIn: fromCallback(watchSignedIn),
    watchMoveJournal: fromCallback(watchMoveJournal),
    takeTurn: fromCallback(takeTurn),
    countThings: fromCallback(countThings),
    copyNotes: fromCallback(copyNotes),
    copyFiles: fromCallback(copyFiles),
    flushEdits: fromCallback(flushEdits),
    verifyMove: fromCallback(verifyMove),
    wipeGuest: fromCallback(wipeGuest),
    deleteGuest: fromCallback(deleteGuest),
    leaveRemaining: fromCallback(leaveRemaining),
  },
  actions: {
    // Another tab may be deleting by now; the journal entry says how that ends.
    rememberPause: ({ context: { guestUid } }) => {
      if (moveOf(guestUid)?.phase !== 'removing') void changeMove(guestUid, { phase: 'paused' })
    },
    rememberGoingOn: ({ context: { guestUid } }) => {
      if (moveOf(guestUid)?.phase === 'paused') void changeMove(guestUid, { phase: 'copying' })
    },
  },
})

export type MoveActor = ActorRefFrom<typeof moveFlow>

let current: (Movers & { actor: MoveActor }) | null = null

/**
 * The one move that is under way in this page. It goes on whatever page of theirs the person is on, and
 * ends by itself when they leave.
 *
 * @param wanted begins this one, if it is not the one already.
 * @returns `null` where nothing moves to this person.
 */
export function moveActorFor(
  uid: string,
  wanted: Movers | null,
  inspect?: Inspect,
): MoveActor | null {
  const isSame = current?.uid === uid && (!wanted || current.guestUid === wanted.guestUid)
  if (current && isSame && current.actor.getSnapshot().status === 'active') return current.actor
  current?.actor.stop()
  current = wanted && { ...wanted, actor: begin(wanted, inspect) }
  return current?.actor ?? null
}

function begin(input: Movers, inspect: Inspect | undefined): MoveActor {
  const actor = createActor(moveFlow, { input, ...(inspect && { inspect }) })
  actor.start()
  return actor
}
