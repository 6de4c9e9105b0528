import { useMemo } from 'react'
import { moveActorFor, type MoveActor } from '../actors/move/moveFlow.ts'
import { useInspect } from './AuthProvider.tsx'
import { useGuestMove } from './useGuestMove.ts'

/** What moves to this person from a guest, begun if need be; `null` where nothing does. */
export function useMoveActor(uid: string): MoveActor | null {
  const inspect = useInspect()
  const move = useGuestMove(uid)
  return useMemo(() => {
    const wanted = move?.isClaimed ? { guestUid: move.guestUid, uid } : null
    return moveActorFor(uid, wanted, inspect)
  }, [uid, move, inspect])
}
