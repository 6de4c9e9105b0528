import {
  signOut as endSession,
  type User as ProviderUser,
  beforeAuthStateChanged,
} from 'firebase/auth'
import {
  changeMove,
  forgetMove,
  moveOf,
  recordMove,
  movesToOthers,
} from '../../device/moveJournal.ts'
import { inTurn } from '../../device/locks.ts'
import { product } from '../../product.ts'
import { within } from '../../device/within.ts'
import { auth } from '../app.ts'
import { guestSession, keepGuestSession } from './guestSession.ts'
import { ownApp, storedSessions } from './storedSessions.ts'
import { isDeletedForGood } from '../wipe/deletionFlag.ts'

/** How long words on their way may take, in milliseconds; those that are left go over from this device. */
const patience = 3_000

/**
 * Parks the session of a guest, with a journal entry that their data is to move, which from then on
 * outlives the browser. Safe to repeat.
 *
 * @throws the SDK’s error if no second session can be stored.
 */
export async function parkGuest(guest: ProviderUser): Promise<void> {
  await within(patience, sendUnsent(guest.uid)).catch(() => null)
  await recordParked(guest.uid)
  try {
    await keepGuestSession(guest)
  } catch (error) {
    await forgetMove(guest.uid)
    throw error
  }
}

/** Records that a guest was parked, and that nobody knows for whom. */
export function recordParked(guestUid: string): Promise<void> {
  return recordMove({ guestUid, toUid: null, phase: 'copying', notOf: [], made: [] })
}

/** Records for good into whose account the guest is going. */
export function bindParked(guestUid: string, toUid: string): Promise<void> {
  return changeMove(guestUid, { toUid })
}

/** Runs what may park a guest or let go of one, one page at a time. */
export function inTurnParked<Result>(
  guestUid: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return inTurn(`gatehouse-parked-${guestUid}`, work)
}

/** Lets go of somebody who is in all the same: they stayed a guest, or have made an account of it. */
export async function dropStaleParked(uid: string): Promise<void> {
  await inTurnParked(uid, async () => {
    const user = auth().currentUser
    if (user?.uid !== uid) return
    // One who has gone into an account in another page is in here for a moment yet.
    const isGoing = user.isAnonymous && moveOf(uid)?.toUid
    if (!isGoing || (await storedSessions()).get(ownApp) === uid) await dropParked(uid)
  })
}

/**
 * Lets go of a guest who stays where they are, or whose data has moved. The journal entry is
 * removed last: a session without one would be offered to whoever signs in.
 */
export async function dropParked(guestUid: string): Promise<void> {
  await endSession(guestSession(guestUid)).catch(() => null)
  await forgetMove(guestUid)
}

async function sendUnsent(guestUid: string): Promise<void> {
  const { sendUnsent: send } = await product.move()
  await send(guestUid)
}

/**
 * As `bringGuest`, of a guest who is in.
 *
 * @param isBound it is known that their things are to follow them.
 */
export function signInParked<Result>(
  guest: ProviderUser,
  isBound: boolean,
  signIn: () => Promise<Result>,
): Promise<Result> {
  return inTurnParked(guest.uid, async () => {
    await parkGuest(guest)
    // Before the session changes, so that from then on it is known whose things these are.
    const unwatch = beforeAuthStateChanged(auth(), async (user) => {
      if (isBound && user && user.uid !== guest.uid) await bindParked(guest.uid, user.uid)
    })
    try {
      return await signIn()
    } catch (error) {
      if (!isHalfWay(error)) await dropParked(guest.uid)
      throw error
    } finally {
      unwatch()
    }
  })
}

/** The person is asked for a second factor, and comes here again with it. */
function isHalfWay(error: unknown): boolean {
  const asking = 'auth/multi-factor-auth-required'
  return error instanceof Error && 'code' in error && error.code === asking
}

/**
 * Frees the things of guests that were to come into an account which has been deleted, on whatever device: from
 * now on this person is asked about them. What cannot be found out now is looked up at the next visit.
 */
export async function freeParked(uid: string): Promise<void> {
  for (const { guestUid, toUid } of movesToOthers(uid)) {
    const isFree = await isDeletedForGood(toUid)
    // What had arrived went with that account, so all of it has to be copied anew.
    if (isFree && moveOf(guestUid)?.toUid === toUid) {
      await changeMove(guestUid, { toUid: null, phase: 'copying', made: [] })
    }
  }
}
