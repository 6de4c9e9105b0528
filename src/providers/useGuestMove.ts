import { useMemo, useSyncExternalStore } from 'react'
import { followGuests, guestMovingTo, type GuestToMove } from '../actors/move/guestMoves.ts'
import { moveActorFor, type MoveActor } from '../actors/move/moveFlow.ts'
import { useInspect } from './AuthProvider.tsx'

/** The guest whose things are to move to this person, or might be; `null` where there is none. */
export function useGuestMove(uid: string): GuestToMove | null {
  const word = useSyncExternalStore(followGuests, () => JSON.stringify(guestMovingTo(uid)))
  return useMemo(() => JSON.parse(word) as GuestToMove | null, [word])
}

/** What moves to this person from a guest, begun if need be; `null` where nothing does. */
export function useMoveActor(uid: string): MoveActor | null {
  const inspect = useInspect()
  const move = useGuestMove(uid)
  return useMemo(() => {
    const wanted = move?.isConfirmed ? { guestUid: move.guestUid, uid } : null
    return moveActorFor(uid, wanted, inspect)
  }, [uid, move, inspect])
}
