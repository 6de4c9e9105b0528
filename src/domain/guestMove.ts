/** How far the things of a guest are on their way into an account. */
export type MovePhase =
  | 'copying'
  /** The person has stopped it; what was copied stays, and it can go on. */
  | 'paused'
  /** All has arrived: what the guest had is being deleted. */
  | 'removing'
  /** The person leaves behind what has not moved. */
  | 'abandoning'

/** A guest whose session was parked when they signed in to an existing account. */
export type GuestMove = {
  guestUid: string
  /** Whose account it is; `null` where that was not yet known when the page ended. */
  toUid: string | null
  phase: MovePhase
  /** Who has said that these things are not theirs. */
  notOf: readonly string[]
  /** By its ids, what in the account this move has made: what it says now was made from what the guest kept. */
  made: readonly string[]
}

/** Who moves what into whose account. */
export type Movers = { guestUid: string; uid: string }

/** A guest, and whether it is known that they were this person. */
export type GuestToMove = { guestUid: string; isConfirmed: boolean }
