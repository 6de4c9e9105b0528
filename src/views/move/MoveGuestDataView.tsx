import type { User } from '../../domain/user.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useGuestMove } from '../../providers/GuestMoveProvider.tsx'
import { actorIn } from '../../providers/lateActor.ts'
import { PartMissing } from '../../ui/PartMissing.tsx'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { ConfirmOwner } from './ConfirmOwner.tsx'
import { MoveScope } from './MoveScope.tsx'
import { NothingToMove } from './moveEnds.tsx'

/** Where a person sees how what they kept as a guest comes into their account. */
export function MoveGuestDataView() {
  const { user } = useAuth()
  return user && !user.isAnonymous ? <MoveOf user={user} /> : <NothingToMove />
}

function MoveOf({ user }: { user: User }) {
  const { guest, move } = useGuestMove()
  const actor = actorIn(move)
  useFocusAfter(guest !== null && !actor, 'h1')
  useFocusAfter(actor !== null, 'h1')
  if (actor) return <MoveScope actor={actor} />
  if (guest?.isConfirmed) return move.is === 'missing' ? <PartMissing /> : null
  if (guest) return <ConfirmOwner key={guest.guestUid} guestUid={guest.guestUid} user={user} />
  return <NothingToMove />
}
