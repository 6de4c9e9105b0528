import { deleteUser } from 'firebase/auth'
import type { ActorRefFrom, EventObject } from 'xstate'
import type { DeletionProgress } from '../../domain/deletion/deletionReceipt.ts'
import { codedError, hasCode } from '../../domain/errorCode.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import type { MovePair, MovePhase } from '../../domain/guest/guestMove.ts'
import { measurePace } from '../../domain/timeLeft.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import type {
  AcquireMoveLock,
  CountItemsToMove,
  DeleteGuest,
  TransferUnsaved,
  CopyItems,
  VerifyMove,
  WatchMoveJournal,
  WatchSessionAndNetwork,
  GuestDeletionProgress,
  DeleteGuestData,
} from '../../machines/guest/guestMoveEvents.ts'
import { guestMoveMachine } from '../../machines/guest/guestMoveMachine.ts'
import { portsOf, type Port } from '../../machines/shared/ports.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import {
  changeMove,
  forgetMove,
  moveLockName,
  moveOf,
  onPhaseChange,
} from '../../storage/journals/moveJournal.ts'
import { withAbortableLock } from '../../storage/locks/locks.ts'
import { beginDeletion, deleteUserData } from '../deletion/deleteUserData.ts'
import { accountAuth, type AccountPair } from '../sdk/accountAuth.ts'
import { auth } from '../sdk/app.ts'
import { onSignedOut } from '../sdk/currentUser.ts'
import { onNetworkBack } from '../sdk/onNetworkBack.ts'
import { longRunningPort } from '../sdk/toPort.ts'
import { recentSignInCode } from '../session/recentSignIn/recentSignIn.ts'
import { guestAuth, guestAccountAuth } from './guestSession.ts'
import { removePendingGuest } from './pendingGuest.ts'
import { removeMovedGuest, transferRemaining } from './removeMovedGuest.ts'

const watchMoveJournal: WatchMoveJournal = ({ input: { guestUid }, sendBack }) =>
  onPhaseChange(guestUid, {
    changed: (phase) => sendBack({ type: 'journal.changed', phase }),
    gone: (phase) => sendBack({ type: 'journal.gone', phase }),
  })

/**
 * The journal's change may arrive this long after another tab has finished the move and released the lock.
 */
const journalTimeoutMs = 2_000

export const acquireMoveLock: AcquireMoveLock = longRunningPort(
  async ({ guestUid }, signal, report) => {
    const released = new Promise((resolve) => signal.addEventListener('abort', resolve))
    const holdUntilReleased = async () => {
      if (!moveOf(guestUid)) await withTimeout(journalTimeoutMs, released).catch(() => null)
      report({ type: 'lock.acquired', phase: moveOf(guestUid)?.phase ?? null })
      await released
    }
    await withAbortableLock(moveLockName(guestUid), holdUntilReleased, signal)
    return null
  },
)

const watchSessionAndNetwork: WatchSessionAndNetwork = ({ input: { uid }, sendBack }) => {
  const stopListening = onNetworkBack(sendBack)
  const unwatch = onSignedOut(auth(), uid, () => sendBack({ type: 'person.left' }))
  return () => {
    stopListening()
    unwatch()
  }
}

const countItems: CountItemsToMove = movePort(async ({ from }) => {
  const { countToMove } = await currentProduct().move()
  const counts = await countToMove(from)
  return { type: 'items.counted' as const, counts }
})

type Copied = { type: 'items.copied'; step: string; count: number }

const copyItems: CopyItems = movePort<Copied | { type: 'copy.done'; isOverQuota: boolean }>(
  async (pair, signal, report) => {
    const { copy } = await currentProduct().move()
    const isOverQuota = await copy(pair, signal, (name, count) =>
      report({ type: 'items.copied', step: name, count }),
    )
    return { type: 'copy.done', isOverQuota }
  },
)

const transferUnsaved: TransferUnsaved = movePort(async (pair, signal) => {
  const productMove = await currentProduct().move()
  const uids = { guestUid: pair.from.uid, uid: pair.to.uid }
  await productMove.transferUnsaved(uids, pair, signal)
  await productMove.requireNothingUnsaved(uids.guestUid)
  return { type: 'unsaved.transferred' as const }
})

const verifyMove: VerifyMove = movePort(async (pair, signal) => {
  const { haveItemsArrived, requireNothingUnsaved } = await currentProduct().move()
  if (!(await haveItemsArrived(pair, signal))) {
    throw codedError('internal', 'Not everything has arrived.')
  }
  await requireNothingUnsaved(pair.from.uid)
  signal.throwIfAborted()
  await changeMove(pair.from.uid, { phase: 'deleting' })
  return { type: 'items.verified' as const }
})

const deleteGuestData: DeleteGuestData = movePort<
  GuestDeletionProgress | { type: 'guestData.deleted' }
>(async ({ from, to }, signal, report) => {
  await transferRemaining({ guestUid: from.uid, uid: to.uid }, signal)
  const timeLeft = measurePace()
  const onProgress = (progress: DeletionProgress) =>
    report({ type: 'deletion.progress', progress, timeLeft: timeLeft(progress) })
  await beginDeletion(from)
  await deleteUserData(from, { signal, onProgress })
  return { type: 'guestData.deleted' }
})

/** If Firebase requires a recent sign-in, the account stays, empty and unreachable. */
const deleteGuest: DeleteGuest = movePort<never>(async ({ from, to }, signal) => {
  const guest = from.auth.currentUser
  if (guest) {
    await deleteUser(guest).catch((error: unknown) => {
      if (!hasCode(error, recentSignInCode)) throw error
    })
  }
  await removeMovedGuest({ guestUid: from.uid, uid: to.uid }, signal)
  return null
})

/**
 * Turns one step of a move into a port. If the guest's session is lost, their data is removed from
 * this device. If they have upgraded to an account, their data is left alone. In both cases the
 * journal entry is removed, which ends the move.
 *
 * @param work must stop when the signal aborts. It reports progress with its third parameter.
 */
function movePort<Sent extends EventObject>(
  work: (
    pair: AccountPair,
    signal: AbortSignal,
    report: (event: Sent) => void,
  ) => Promise<Sent | null>,
): Port<Sent | FailureEvent, MovePair> {
  return longRunningPort<Sent, MovePair>(async (uids, signal, report) => {
    const { guestUid, uid } = uids
    try {
      const from = await guestAccountAuth(guestUid)
      if (from === 'upgraded') {
        await removeUpgradedGuest(guestUid)
        return null
      }
      if (from !== 'sessionLost') return await work({ from, to: accountAuth(uid) }, signal, report)
    } catch (error) {
      if (signal.aborted || guestAuth(guestUid).currentUser) throw error
    }
    await removeMovedGuest(uids, signal)
    return null
  })
}

/**
 * Removes the journal entry first: without the guest's session, it would attribute their edits to
 * the person.
 */
async function removeUpgradedGuest(guestUid: string): Promise<void> {
  await forgetMove(guestUid)
  await removePendingGuest(guestUid)
}

/** Another tab may be deleting by now. The journal entry tells how that ends. */
function changePhase(guestUid: string, before: readonly MovePhase[], phase: MovePhase): void {
  const move = moveOf(guestUid)
  if (move && before.includes(move.phase)) void changeMove(guestUid, { phase })
}

export const guestMoveLogic = guestMoveMachine.provide({
  actors: portsOf({
    watchSessionAndNetwork,
    watchMoveJournal,
    acquireMoveLock,
    countItems,
    copyItems,
    transferUnsaved,
    verifyMove,
    deleteGuestData,
    deleteGuest,
  }),
  actions: {
    recordPause: ({ context: { guestUid } }) => changePhase(guestUid, ['copying'], 'paused'),
    recordResume: ({ context: { guestUid } }) => changePhase(guestUid, ['paused'], 'copying'),
    recordDiscard: ({ context: { guestUid } }) =>
      changePhase(guestUid, ['copying', 'paused'], 'discarding'),
  },
})

/** A move in progress, or one whose result hasn't been read. */
export type GuestMoveActor = ActorRefFrom<typeof guestMoveMachine>
