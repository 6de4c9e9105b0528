import { useMemo, useSyncExternalStore } from 'react'
import { followGuests, guestMovingTo, type GuestToMove } from '../actors/move/guestMoves.ts'

/** The guest whose things are to move to this person, or might be; `null` where there is none. */
export function useGuestMove(uid: string): GuestToMove | null {
  const word = useSyncExternalStore(followGuests, () => JSON.stringify(guestMovingTo(uid)))
  return useMemo(() => JSON.parse(word) as GuestToMove | null, [word])
}
