import { useAuth } from '../../providers/AuthProvider.tsx'
import { useGuestMove } from '../../providers/useGuestMove.ts'
import { useMoveActor } from '../../providers/useMoveActor.ts'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { ClaimQuestion } from './ClaimQuestion.tsx'
import { MoveRoom } from './MoveRoom.tsx'
import { NothingToMove } from './moveEnds.tsx'

/** Where a person sees how what they kept as a guest comes into their account. */
export function MoveNotesView() {
  const { user } = useAuth()
  return user && !user.isAnonymous ? <MoveOf uid={user.uid} /> : <NothingToMove />
}

function MoveOf({ uid }: { uid: string }) {
  const move = useGuestMove(uid)
  const actor = useMoveActor(uid)
  useFocusAfter(move !== null && !actor, 'h1')
  if (actor) return <MoveRoom actor={actor} />
  if (move) return <ClaimQuestion guestUid={move.guestUid} uid={uid} />
  return <NothingToMove />
}
