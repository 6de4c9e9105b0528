import { changeMove, followMoves, moveOf, moveTo } from '../../device/moveMark.ts'

/** A guest, and whether it is known that they were this person. */
export type GuestToMove = { guestUid: string; isClaimed: boolean }

/** The guest whose things are to move to this person, or might be. */
export function guestMovingTo(uid: string): GuestToMove | null {
  const move = moveTo(uid)
  return move && { guestUid: move.guestUid, isClaimed: move.toUid !== null }
}

/** Hears of every change; returns the function that stops it. */
export function followGuests(listener: () => void): () => void {
  return followMoves(listener)
}

/** These are the things of the person who is in: they may move. */
export function claimMove(guestUid: string, uid: string): void {
  changeMove(guestUid, { toUid: uid })
}

/** They are not; this person is not asked again. */
export function declineMove(guestUid: string, uid: string): void {
  changeMove(guestUid, { notOf: [...(moveOf(guestUid)?.notOf ?? []), uid] })
}
