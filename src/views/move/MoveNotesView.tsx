import type { User } from '../../domain/user.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useGuestMove, useMoveActor } from '../../providers/useGuestMove.ts'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { ConfirmOwner } from './ConfirmOwner.tsx'
import { MoveScope } from './MoveScope.tsx'
import { NothingToMove } from './moveEnds.tsx'

/** Where a person sees how what they kept as a guest comes into their account. */
export function MoveNotesView() {
  const { user } = useAuth()
  return user && !user.isAnonymous ? <MoveOf user={user} /> : <NothingToMove />
}

function MoveOf({ user }: { user: User }) {
  const move = useGuestMove(user.uid)
  const actor = useMoveActor(user.uid)
  useFocusAfter(move !== null && !actor, 'h1')
  if (actor) return <MoveScope actor={actor} />
  if (move) return <ConfirmOwner key={move.guestUid} guestUid={move.guestUid} user={user} />
  return <NothingToMove />
}
