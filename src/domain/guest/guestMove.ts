/** The phase of a guest's move to an account. */
export type MovePhase =
  | 'copying'
  /** Paused by the person. What was copied stays, and the move can resume. */
  | 'paused'
  /** Everything has been copied. The guest's data is being deleted. */
  | 'deleting'
  /** The person discards what hasn't moved. The guest's data is being deleted. */
  | 'discarding'

/**
 * A pending guest: their session is kept beside the one of the account that they signed in to. They are
 * unassigned until an account has signed in, then unconfirmed until its person confirms; then their data moves.
 * In the end they have moved, or are deleted, upgraded to an account, or gone, because their session was lost.
 */
export type GuestMove = {
  guestUid: string
  /** The first account that signed in after the guest; `null` if none has. No one else is asked. */
  toUid: string | null
  /** Whether that person has confirmed that the data is theirs. */
  isConfirmed: boolean
  phase: MovePhase
  /** The IDs of what this move has created in the account, from what the guest had. */
  copiedIds: readonly string[]
}

/** The guest and the person of a move. */
export type MovePair = { guestUid: string; uid: string }

/** A guest, and whether this person has confirmed that the guest's data is theirs. */
export type GuestToMove = { guestUid: string; isConfirmed: boolean }
