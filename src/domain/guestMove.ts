/** The phase of a guest's move to an account. */
export type MovePhase =
  | 'copying'
  /** Paused by the person. What was copied stays, and the move can resume. */
  | 'paused'
  /** Everything has been copied. The guest's data is being deleted. */
  | 'removing'
  /** The person gives up what hasn't moved. */
  | 'abandoning'

/** A guest whose session was parked when they signed in to an existing account. */
export type GuestMove = {
  guestUid: string
  /** The destination account; `null` if it wasn't known yet when the page closed. */
  toUid: string | null
  phase: MovePhase
  /** The people who said that this data isn't theirs. */
  notOf: readonly string[]
  /** The IDs of what this move has created in the account, from what the guest had. */
  made: readonly string[]
}

/** The guest and the person of a move. */
export type MovePair = { guestUid: string; uid: string }

/** A guest, and whether it is confirmed that they were this person. */
export type GuestToMove = { guestUid: string; isConfirmed: boolean }
