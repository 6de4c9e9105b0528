import {
  signOut as endSdkSession,
  type User as FirebaseUser,
  beforeAuthStateChanged,
} from 'firebase/auth'
import { hasCode } from '../../domain/errorCode.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import {
  changeMove,
  forgetMove,
  isPendingGuest,
  moveOf,
  recordMove,
} from '../../storage/journals/moveJournal.ts'
import { withLock } from '../../storage/locks/locks.ts'
import { auth } from '../sdk/app.ts'
import { guestAuth, copyGuestSession } from './guestSession.ts'
import { hasOwnSession, pendingGuests } from './pendingGuestSessions.ts'

/** Edits that aren't sent by then move from this device. */
const timeoutMs = 3_000

/**
 * Makes a guest pending: copies their session, and records in the journal that their data is to move. Both outlive
 * the browser. Safe to repeat.
 */
export async function createPendingGuest(guest: FirebaseUser): Promise<void> {
  await withTimeout(timeoutMs, sendUnsaved(guest.uid)).catch(() => null)
  await recordPendingGuest(guest.uid)
  try {
    await copyGuestSession(guest)
  } catch (error) {
    if (!isRecordedByOtherBuild(guest.uid)) await forgetMove(guest.uid)
    throw error
  }
}

/** Records a pending guest, if no person has signed in since. */
function recordPendingGuest(guestUid: string): Promise<void> {
  return recordMove({ guestUid, toUid: null, isConfirmed: false, phase: 'copying', copiedIds: [] })
}

/**
 * Records each pending guest that is missing from the journal, so that the signed-in person is asked about them. A
 * guest who is signed in is removed instead.
 */
export async function recordMissingGuests(): Promise<void> {
  for (const guestUid of await pendingGuests()) {
    if (!moveOf(guestUid)) await withPendingGuestLock(guestUid, () => recordUnlessKnown(guestUid))
  }
}

/** Checks again: another tab may have recorded or removed them in the meantime. */
async function recordUnlessKnown(guestUid: string): Promise<void> {
  if (moveOf(guestUid) || !(await pendingGuests()).includes(guestUid)) return
  if (auth().currentUser?.uid === guestUid) await removePendingGuest(guestUid)
  else await recordPendingGuest(guestUid)
}

/**
 * Records the account that the guest's data moves to, or may move to if that isn't confirmed. No one
 * else can have it.
 */
export async function assignPendingGuest(
  guestUid: string,
  toUid: string,
  isConfirmed: boolean,
): Promise<void> {
  if (moveOf(guestUid)?.toUid === null) await changeMove(guestUid, { toUid, isConfirmed })
}

/** Runs work that creates or removes a pending guest, in one tab at a time. */
export function withPendingGuestLock<Result>(
  guestUid: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return withLock(`gatehouse-pending-${guestUid}`, work)
}

/** Removes a pending guest who is still signed in: they stayed a guest, or upgraded to an account. */
export async function removeOwnPendingGuest(uid: string): Promise<void> {
  await withPendingGuestLock(uid, async () => {
    const user = auth().currentUser
    if (user?.uid !== uid) return
    if (isRecordedByOtherBuild(uid)) return
    // A guest who signed in to an account in another tab stays signed in here for a moment.
    const isMovingAway = user.isAnonymous && moveOf(uid)?.toUid
    if (!isMovingAway || (await hasOwnSession(uid))) await removePendingGuest(uid)
  })
}

/**
 * Removes a pending guest who stays, or whose data has moved. Ends the session first: a session without a
 * journal entry would be offered to the next person who signs in.
 */
export async function removePendingGuest(guestUid: string): Promise<void> {
  await endSdkSession(guestAuth(guestUid)).catch(() => null)
  await forgetMove(guestUid)
}

/** Whether only another build knows where the guest's data is going. */
function isRecordedByOtherBuild(guestUid: string): boolean {
  return isPendingGuest(guestUid) && !moveOf(guestUid)
}

async function sendUnsaved(guestUid: string): Promise<void> {
  const { sendUnsaved: send } = await currentProduct().move()
  await send(guestUid)
}

/**
 * Like `signInWithGuestData`, for the guest who is signed in.
 *
 * @param isConfirmed true if it is decided that their data moves along.
 */
export function signInWithPendingGuest<Result>(
  guest: FirebaseUser,
  isConfirmed: boolean,
  signIn: () => Promise<Result>,
): Promise<Result> {
  return withPendingGuestLock(guest.uid, async () => {
    await createPendingGuest(guest)
    // Runs before the session changes, so that the destination is recorded first.
    const unwatch = beforeAuthStateChanged(auth(), async (user) => {
      if (user && user.uid !== guest.uid) await assignPendingGuest(guest.uid, user.uid, isConfirmed)
    })
    try {
      return await signIn()
    } catch (error) {
      // After the second factor, this runs again.
      const hasFailed = !hasCode(error, 'auth/multi-factor-auth-required')
      if (hasFailed && !isRecordedByOtherBuild(guest.uid)) await removePendingGuest(guest.uid)
      throw error
    } finally {
      unwatch()
    }
  })
}
