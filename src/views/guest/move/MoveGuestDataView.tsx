import { useSelector } from '@xstate/react'
import type { User } from '../../../domain/session/user.ts'
import { accountLabelOf } from '../../../domain/session/user.ts'
import { pendingGuestDeletionLogic } from '../../../firebase/guest/deletePendingGuests.ts'
import { pendingGuestDataLogic } from '../../../firebase/guest/guestData.ts'
import { useFocusAfterRemoval } from '../../../hooks/useFocusAfterRemoval.ts'
import { useInspectedActor } from '../../../hooks/useInspectedActor.ts'
import { PendingGuestDeletion } from '../../../layouts/signedIn/signOut/PendingGuestDeletion.tsx'
import { productText } from '../../../product/currentProduct.ts'
import { useUser } from '../../../providers/AuthProvider.tsx'
import { useGuestMove } from '../../../providers/GuestMoveProvider.tsx'
import { destinationIn } from '../../../returnPath.ts'
import { moveText } from '../../../text/guest/guestText.ts'
import { Button, ButtonLink } from '../../../ui/button/Button.tsx'
import { ButtonRow } from '../../../ui/button/ButtonRow.tsx'
import { LoadFailedPage } from '../../../ui/notice/ErrorPage.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { GuestMoveStatus, NothingToMove } from './GuestMoveStatus.tsx'

/** Shows how a guest's data moves into the person's account. */
export function MoveGuestDataView() {
  const user = useUser()
  return !user.isAnonymous ? <MoveOf user={user} /> : <NothingToMove />
}

function MoveOf({ user }: { user: User }) {
  const { guest, move, hasLoadFailed, confirm } = useGuestMove()
  useFocusAfterRemoval(guest !== null && !move, 'h1')
  useFocusAfterRemoval(move !== null, 'h1')
  if (move) return <GuestMoveStatus actor={move} />
  if (guest?.isConfirmed) return hasLoadFailed ? <LoadFailedPage /> : null
  if (guest)
    return (
      <ConfirmMove key={guest.guestUid} guestUid={guest.guestUid} user={user} onConfirm={confirm} />
    )
  return <NothingToMove />
}

type ConfirmMoveProps = { guestUid: string; user: User; onConfirm: () => void }

/** Offers a guest's local data to the signed-in person, naming the account that it would move into. */
function ConfirmMove({ guestUid, user, onConfirm }: ConfirmMoveProps) {
  const counting = useInspectedActor(pendingGuestDataLogic, { input: { guestUid } })
  const data = useSelector(counting, ({ context }) => context.value)
  const deletion = useInspectedActor(pendingGuestDeletionLogic, { input: { uid: user.uid } })
  const isDeleting = useSelector(deletion, (snapshot) => snapshot.hasTag('busy'))
  const account = accountLabelOf(user)
  return (
    <>
      <PageHeading title={productText().move.title} lead={productText().move.confirmLead(account)}>
        {productText().move.confirmHeading(account, data && data.stored)}
      </PageHeading>
      <ButtonRow>
        <Button variant="primary" isDisabled={isDeleting} onClick={onConfirm}>
          {moveText.confirm}
        </Button>
        <ButtonLink href={destinationIn(location.search)}>{moveText.decideLater}</ButtonLink>
      </ButtonRow>
      <PendingGuestDeletion actor={deletion} />
    </>
  )
}
