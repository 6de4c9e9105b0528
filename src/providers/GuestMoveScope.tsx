import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { guestMoveFlow, type MoveActor } from '../actors/move/moveFlow.ts'
import type { LateActor } from './lateActor.ts'
import { useFlow } from './useFlow.ts'

type GuestMoveScopeProps = { uid: string; onMove: (move: LateActor<MoveActor | null>) => void }

/** Keeps the person's move going, and hands it to the provider, which stands here before the code. */
export function GuestMoveScope({ uid, onMove }: GuestMoveScopeProps) {
  const move = useSelector(useFlow(guestMoveFlow, { uid }), ({ children }) => children.move ?? null)
  useEffect(() => onMove({ is: 'here', actor: move }), [move, onMove])
  return null
}
