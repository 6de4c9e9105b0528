import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { guestMoveLogic, type MoveActor } from '../firebase/guest/moveLogic.ts'
import type { LazyActor } from './lazyActor.ts'
import { useInspectedActor } from '../hooks/useInspectedActor.ts'

type GuestMoveScopeProps = { uid: string; onMove: (move: LazyActor<MoveActor | null>) => void }

/** Runs the move, and hands its actor to the provider, which is mounted before this code is loaded. */
export function GuestMoveRunner({ uid, onMove }: GuestMoveScopeProps) {
  const move = useSelector(
    useInspectedActor(guestMoveLogic, { uid }),
    ({ children }) => children.move ?? null,
  )
  useEffect(() => onMove({ is: 'here', actor: move }), [move, onMove])
  return null
}
