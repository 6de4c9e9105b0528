import {
  changeMove,
  followMoves,
  moveOf,
  moveTo,
  movesToOthers,
  unboundMoves,
} from '../../storage/journals/moveJournal.ts'
import type { GuestToMove } from '../../domain/guest/guestMove.ts'
import type { User } from '../../domain/session/user.ts'

/** Returns the guest whose data moves, or may move, to this person. */
export function guestMovingTo(uid: string): GuestToMove | null {
  const move = moveTo(uid)
  return move && { guestUid: move.guestUid, isConfirmed: move.isConfirmed }
}

/** Calls the listener after each change. Returns a function that stops it. */
export function followGuests(listener: () => void): () => void {
  return followMoves(listener)
}

/** Records that the guest's data belongs to this person and may move. */
export function confirmMove(guestUid: string, uid: string): void {
  void changeMove(guestUid, { toUid: uid, isConfirmed: true })
}

/** Makes this person the first to sign in after each guest whose next person isn't known yet. */
export function bindGuests({ uid, isAnonymous }: User): void {
  if (isAnonymous) return
  for (const { guestUid } of unboundMoves(uid)) void changeMove(guestUid, { toUid: uid })
}

/**
 * Releases the person's own parked session. They are still signed in, as a guest or after an
 * upgrade, so their data doesn't move.
 */
export function stayWith({ uid }: User): void {
  if (!moveOf(uid)) return
  const drop = async () =>
    (await import('../../firebase/guest/keepPendingGuest.ts')).dropStalePendingGuest(uid)
  drop().catch(() => null)
}

/**
 * Looks for parked guests that the journal doesn't list, so that the signed-in person is asked
 * about them.
 */
export function recoverPendingGuests(user: User): void {
  const recover = async () => {
    await fetchPendingGuests()
    bindGuests(user)
  }
  recover().catch(() => null)
}

async function fetchPendingGuests(): Promise<void> {
  const { recordPendingGuests } = await import('../../firebase/guest/recordPendingGuests.ts')
  await recordPendingGuests()
}

/** Deletes what guests left here whose destination account was deleted. */
export function wipeOrphanedGuests({ uid, isAnonymous }: User): void {
  if (isAnonymous || movesToOthers(uid).length === 0) return
  const wipe = async () =>
    (await import('../../firebase/guest/wipePendingGuests.ts')).wipeOrphans(uid)
  wipe().catch(() => null)
}
