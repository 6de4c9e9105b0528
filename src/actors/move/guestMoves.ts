import { changeMove, followMoves, moveOf, moveTo, movesToOthers } from '../../device/moveJournal.ts'
import type { GuestToMove } from '../../domain/guestMove.ts'
import type { User } from '../../domain/user.ts'

/** The guest whose things are to move to this person, or might be. */
export function guestMovingTo(uid: string): GuestToMove | null {
  const move = moveTo(uid)
  return move && { guestUid: move.guestUid, isConfirmed: move.toUid !== null }
}

/** Hears of every change; returns the function that stops it. */
export function followGuests(listener: () => void): () => void {
  return followMoves(listener)
}

/** These are the things of the person who is in: they may move. */
export function confirmMove(guestUid: string, uid: string): void {
  void changeMove(guestUid, { toUid: uid })
}

/** They are not; this person is not asked again. */
export function declineMove(guestUid: string, uid: string): void {
  void changeMove(guestUid, { notOf: [...(moveOf(guestUid)?.notOf ?? []), uid] })
}

/**
 * A person who is signed in has not left, be it as a guest or with an account by now: their own
 * parked session is let go of, and moves to nobody.
 */
export function stayWith({ uid }: User): void {
  if (!moveOf(uid)) return
  const drop = async () => (await import('../../firebase/guest/parkGuest.ts')).dropStaleParked(uid)
  drop().catch(() => null)
}

/** Who is in is asked about guests whose sessions wait here, and of whom nothing is recorded. */
export function askAboutParked(): void {
  fetchParked().catch(() => null)
}

async function fetchParked(): Promise<void> {
  const { recordParkedGuests } = await import('../../firebase/guest/recordParkedGuests.ts')
  await recordParkedGuests()
}

/** Who is in is asked about what was to move into an account that does not exist any more. */
export function askAboutOrphans({ uid, isAnonymous }: User): void {
  if (isAnonymous || movesToOthers(uid).length === 0) return
  const free = async () => (await import('../../firebase/guest/parkGuest.ts')).freeParked(uid)
  free().catch(() => null)
}
